import type { ComponentProps } from 'react'
import { Button } from '#islands/ui/Button.tsx'

interface Props extends ComponentProps<typeof Button> {
  onClose: () => void
  /** What the way out is called; 'Cancel' by default. */
  close?: string
}

/** The end of a dialog: the button that does what it is for, if there is one, and the way out. */
export const DialogEnd = ({ onClose, close, ...button }: Props) => (
  <div className="dialog-end">
    {button.children && <Button kind="primary" {...button} />}
    <Button onClick={onClose}>{close ?? 'Cancel'}</Button>
  </div>
)
