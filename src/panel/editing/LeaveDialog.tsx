import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $leaving, stay } from '#panel/shell/leaving.ts'
import { LEAVE_TITLE, LeaveQuestion } from './LeaveQuestion.tsx'

/** Asks before unsaved changes are discarded. */
export function LeaveDialog() {
  const leaving = useStore($leaving)
  if (!leaving) return null
  const { title = LEAVE_TITLE, discard, keep, ...words } = leaving
  const by = (way: () => void) => () => {
    stay()
    way()
  }
  return (
    <Dialog title={title} onClose={stay}>
      <LeaveQuestion {...words} stay={stay} discard={by(discard)}>
        {keep && <Button onClick={by(keep.run)}>{keep.label}</Button>}
      </LeaveQuestion>
    </Dialog>
  )
}
