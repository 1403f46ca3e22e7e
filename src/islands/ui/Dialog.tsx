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

/** The element to focus in a dialog: its first field, or the first that is wrong. */
const FIELD =
  'input:not([type=checkbox], [type=radio], [type=hidden], [readonly]), select, textarea'

/** The second tap of two comes at most this long after the first. */
const TWICE_MS = 500

/**
 * A modal dialog while it is rendered: the browser keeps the focus inside and restores it
 * afterwards. A new title is a new step, read from its beginning. The buttons are in a last element
 * with the class `dialog-end`. The second tap of two on what opened it is none of its own.
 */
export function Dialog({ title, onClose, toRead, children }: Props) {
  const startsAtField = useRef(!toRead)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const openedAt = useRef(0)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    openedAt.current = performance.now()
    const find = (what: string) => dialog.current?.querySelector<HTMLElement>(what)
    const field = startsAtField.current && (find('[aria-invalid="true"]') ?? find(FIELD))
    ;(field || heading.current)?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    openedAt.current = performance.now()
    dialog.current?.scrollTo(0, 0)
    heading.current?.focus()
  }, [title])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClickCapture={event => {
        const { target, detail, timeStamp } = event.nativeEvent
        const isOutside = target === dialog.current
        if (timeStamp - openedAt.current < TWICE_MS && (isOutside || detail > 1)) {
          event.preventDefault()
          event.stopPropagation()
        } else if (isOutside) onClose?.()
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
