import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $leavingTo, leaveUnsaved, leaveWithDraft, stay } from '#panel/shell/navigation.ts'
import { isUnsavedKept } from '#panel/shell/unsaved.ts'

/** Asks before unsaved changes are discarded. */
export function LeaveDialog() {
  const leavingTo = useStore($leavingTo)
  if (leavingTo === null) return null
  return (
    <Dialog title="Leave without saving?" onClose={stay}>
      <p>What you changed on this page is not saved yet.</p>
      <div className="dialog-end">
        <Button kind="primary" onClick={stay}>
          Stay on this page
        </Button>
        {isUnsavedKept() && <Button onClick={leaveWithDraft}>Leave and keep a draft</Button>}
        <Button kind="danger" onClick={leaveUnsaved}>
          Leave and discard changes
        </Button>
      </div>
    </Dialog>
  )
}
