import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import './ui.css'

interface Props {
  title: string
  /** Escape, the cross or a press beside the dialog; leave out where only a button may close it. */
  onClose?: (() => void) | undefined
  children: ReactNode
}

/**
 * A modal dialog while it is rendered: the browser keeps focus inside and gives it back after.
 * Its buttons stand in a last element with the class `dialog-end`.
 */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, as the cancel event
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose?.()
      }}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          {onClose && (
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
