import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LEAVE_TITLE, LeaveQuestion } from '#panel/editing/LeaveQuestion.tsx'
import { usePrayerView } from './context.ts'
import { $leaving, discardForm, isComplete, keepForm, stayInForm } from './prayerSettings.ts'
import { changeName } from './rules/changeWords.ts'

/** Asks before the open form closes with what was typed into it. */
export function LeaveFormDialog() {
  const { editing, today } = usePrayerView()
  const leaving = useStore($leaving)
  if (!leaving || !editing.form) return null
  const what = changeName(editing.form.change, today)
  const keep = () => {
    if (keepForm()) leaving()
    stayInForm()
  }
  return (
    <Dialog title={LEAVE_TITLE} onClose={stayInForm}>
      <LeaveQuestion
        lead={`What you typed for ${what} is not saved yet.`}
        stay={stayInForm}
        discard={discardForm}
      >
        {isComplete(editing) && <Button onClick={keep}>Keep, and change more</Button>}
      </LeaveQuestion>
    </Dialog>
  )
}
