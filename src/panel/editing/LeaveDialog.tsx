import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $leavingTo, leaveUnsaved, leaveWithDraft, stay } from '#panel/shell/navigation.ts'
import { isUnsavedKept } from '#panel/shell/unsaved.ts'
import { LEAVE_TITLE, LeaveQuestion } from './LeaveQuestion.tsx'

/** Asks before unsaved changes are discarded. */
export function LeaveDialog() {
  const leavingTo = useStore($leavingTo)
  if (leavingTo === null) return null
  return (
    <Dialog title={LEAVE_TITLE} onClose={stay}>
      <LeaveQuestion
        lead="What you changed on this page is not saved yet."
        stay={stay}
        stayLabel="Stay on this page"
        discard={leaveUnsaved}
        discardLabel="Leave and discard changes"
      >
        {isUnsavedKept() && <Button onClick={leaveWithDraft}>Leave and keep a draft</Button>}
      </LeaveQuestion>
    </Dialog>
  )
}
