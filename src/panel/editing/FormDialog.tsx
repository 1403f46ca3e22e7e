import type { ReactNode } from 'react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LEAVE_TITLE, LeaveQuestion } from './LeaveQuestion.tsx'

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
  const { leave, stay, discard } = editor
  return (
    <Dialog title={isLeaving ? LEAVE_TITLE : title} onClose={isLeaving ? stay : leave}>
      {isLeaving && <LeaveQuestion {...{ what, stay, discard }} />}
      <div hidden={isLeaving}>{children}</div>
    </Dialog>
  )
}
