import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { endPeopleTask } from '#stores/admin/people.ts'

interface Props {
  /** What will happen, and what will not. */
  children: ReactNode
  /** What the button says, as what it does. */
  label: string
  icon: PanelIcon
  busy: boolean
  problem: string | null
  onConfirm: () => void
}

/** Asks before something is taken from somebody. */
export function ConfirmStep({ children, label, icon, busy, problem, onConfirm }: Props) {
  return (
    <div className="form">
      <p>{children}</p>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="dialog-end">
        <Button kind="danger" icon={icon} busy={busy} onClick={onConfirm}>
          {label}
        </Button>
        <Button onClick={endPeopleTask}>Cancel</Button>
      </div>
    </div>
  )
}
