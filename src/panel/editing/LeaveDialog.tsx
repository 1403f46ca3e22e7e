import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { $leaving, stay } from '#panel/shell/leaving.ts'

/** Asks before what was typed is lost. */
export function LeaveDialog() {
  const leaving = useStore($leaving)
  if (!leaving) return null
  const { title = 'Leave without saving?', lead, discard, keep, ...labels } = leaving
  const by = (way: () => void) => () => {
    stay()
    way()
  }
  return (
    <Dialog title={title} onClose={stay}>
      <p>{lead}</p>
      <DialogEnd
        onClick={stay}
        others={
          <>
            {keep && <Button onClick={by(keep.run)}>{keep.label}</Button>}
            <Button kind="danger" onClick={by(discard)}>
              {labels.discardLabel ?? 'Discard changes'}
            </Button>
          </>
        }
      >
        {labels.stayLabel ?? 'Go on editing'}
      </DialogEnd>
    </Dialog>
  )
}
