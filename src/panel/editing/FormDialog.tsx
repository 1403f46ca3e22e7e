import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'

interface Props {
  title: string
  /** What is edited, as in 'this event'. */
  what: string
  /** Whether it is asked if what was typed may be lost. */
  isLeaving: boolean
  editor: { leave: () => void; stay: () => void; discard: () => void }
  children: ReactNode
}

/** A form in a dialog, which asks before what was typed is lost. The form keeps its input meanwhile. */
export function FormDialog({ title, what, isLeaving, editor, children }: Props) {
  return (
    <Dialog
      title={isLeaving ? 'Leave without saving?' : title}
      onClose={isLeaving ? editor.stay : editor.leave}
    >
      {isLeaving && (
        <>
          <p>What you typed for {what} is not saved yet.</p>
          <div className="dialog-end">
            <Button kind="primary" onClick={editor.stay}>
              Go on editing
            </Button>
            <Button kind="danger" onClick={editor.discard}>
              Discard changes
            </Button>
          </div>
        </>
      )}
      <div hidden={isLeaving}>{children}</div>
    </Dialog>
  )
}
