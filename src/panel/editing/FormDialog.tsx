import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'

interface Props {
  title: string
  /** What is edited, as in 'this event'. */
  what: string
  /** Whether it is asked if what was typed may be lost. */
  isLeaving: boolean
  onLeave: () => void
  onStay: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A form in a dialog, which asks before what was typed is lost. The form keeps its input meanwhile. */
export function FormDialog(props: Props) {
  const { title, what, isLeaving, onLeave, onStay, onDiscard, children } = props
  return (
    <Dialog
      title={isLeaving ? 'Leave without saving?' : title}
      onClose={isLeaving ? onStay : onLeave}
    >
      {isLeaving && (
        <>
          <p>What you typed for {what} is not saved yet.</p>
          <div className="dialog-end">
            <Button kind="primary" onClick={onStay}>
              Go on editing
            </Button>
            <Button kind="danger" onClick={onDiscard}>
              Discard changes
            </Button>
          </div>
        </>
      )}
      <div hidden={isLeaving}>{children}</div>
    </Dialog>
  )
}
