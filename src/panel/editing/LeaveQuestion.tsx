import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'

export const LEAVE_TITLE = 'Leave without saving?'

interface Props {
  /** What is not saved yet, in a sentence. */
  lead: string
  stay: () => void
  stayLabel?: string
  discard: () => void
  discardLabel?: string
  /** Another way to keep what was typed. */
  children?: ReactNode
}

/** Asks before what was typed into a form is lost. */
export function LeaveQuestion({ lead, stay, discard, children, ...labels }: Props) {
  return (
    <>
      <p>{lead}</p>
      <DialogEnd
        onClick={stay}
        others={
          <>
            {children}
            <Button kind="danger" onClick={discard}>
              {labels.discardLabel ?? 'Discard changes'}
            </Button>
          </>
        }
      >
        {labels.stayLabel ?? 'Go on editing'}
      </DialogEnd>
    </>
  )
}
