import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'

export const LEAVE_TITLE = 'Leave without saving?'

interface Props {
  /** What is edited, as in 'this event'. */
  what: string
  stay: () => void
  discard: () => void
  /** Another way to keep what was typed. */
  children?: ReactNode
}

/** Asks before what was typed into a form is lost. */
export function LeaveQuestion({ what, stay, discard, children }: Props) {
  return (
    <>
      <p>What you typed for {what} is not saved yet.</p>
      <div className="dialog-end">
        <Button kind="primary" onClick={stay}>
          Go on editing
        </Button>
        {children}
        <Button kind="danger" onClick={discard}>
          Discard changes
        </Button>
      </div>
    </>
  )
}
