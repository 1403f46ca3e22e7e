import { type ReactNode, useEffect, useId, useRef } from 'react'
import { dialogTexts } from '#texts/ui.ts'
import { Icon } from './Icon.tsx'
import './ui.css'

interface Props {
  title: string
  /** Called on Escape, the close button or a click outside; leave out when only a button may close it. */
  onClose?: (() => void) | undefined
  /** It is mostly looked at: opening it focuses the heading, so that a phone shows no keyboard. */
  toRead?: boolean
  children: ReactNode
}

/** The element to focus in a dialog: its first field. */
const FIELD =
  'input:not([type=checkbox], [type=radio], [type=hidden], [readonly]), select, textarea'

/**
 * A modal dialog while it is rendered: the browser keeps the focus inside and restores it
 * afterwards. A new title is a new step, read from its beginning. The buttons are in a last element
 * with the class `dialog-end`.
 */
export function Dialog({ title, onClose, toRead, children }: Props) {
  const startsAtField = useRef(!toRead)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    const field = startsAtField.current && dialog.current?.querySelector<HTMLElement>(FIELD)
    ;(field || heading.current)?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    dialog.current?.scrollTo(0, 0)
    heading.current?.focus()
  }, [title])
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
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {onClose && (
            <button
              type="button"
              className="icon-button"
              aria-label={dialogTexts.close}
              onClick={onClose}
            >
              <Icon name="x" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
