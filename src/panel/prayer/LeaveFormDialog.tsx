import { useStore } from '@nanostores/react'
import { EID_LABELS } from '#domain/prayer/eid.ts'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { LABELS } from '#domain/prayer/names.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LEAVE_TITLE, LeaveQuestion } from '#panel/editing/LeaveQuestion.tsx'
import { usePrayerView } from './context.ts'
import { $leaving, discardForm, isComplete, keepForm, stayInForm } from './prayerSettings.ts'
import type { Change } from './rules/change.ts'

/** Asks before the open form closes with what was typed into it. */
export function LeaveFormDialog() {
  const { editing, today } = usePrayerView()
  const leaving = useStore($leaving)
  if (!leaving || !editing.form) return null
  const keep = () => {
    if (keepForm()) leaving()
    stayInForm()
  }
  return (
    <Dialog title={LEAVE_TITLE} onClose={stayInForm}>
      <LeaveQuestion
        what={nameOf(editing.form.change, today)}
        stay={stayInForm}
        discard={discardForm}
      >
        {isComplete(editing) && <Button onClick={keep}>Add to list</Button>}
      </LeaveQuestion>
    </Dialog>
  )
}

/** What a form is about, in the middle of a sentence. */
function nameOf(change: Change, today: string): string {
  switch (change.kind) {
    case 'iqama':
      return `the ${LABELS[change.prayer]} iqama`
    case 'jumuah':
      return LABELS.jumuah
    case 'khutbah':
      return `the khutbah of ${dayInWords(change.date, today)}`
    case 'day':
      return change.day.date ? dayInWords(change.day.date, today) : 'a single day'
    case 'eid':
      return `the prayers of ${EID_LABELS[change.festival]}`
    case 'tarawih':
      return 'Tarawih'
  }
}
