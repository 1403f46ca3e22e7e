import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'

interface Props extends ComponentProps<typeof Button> {
  /** Absent: its button is the only way out. */
  onClose?: () => void
  /** What the way out is called; 'Cancel' by default. */
  close?: string
  /** Other ways, before it. */
  others?: ReactNode
}

/** The end of a dialog: the button that does what it is for, if there is one, and the way out. */
export const DialogEnd = ({ onClose, close, others, ...button }: Props) => (
  <div className="dialog-end">
    {button.children && <Button kind="primary" {...button} />}
    {others}
    {onClose && <Button onClick={onClose}>{close ?? 'Cancel'}</Button>}
  </div>
)
