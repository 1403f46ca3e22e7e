import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Icon } from './Icon.tsx'
import type { PanelIcon } from './icons.ts'
import { SpinnerMark } from './Spinner.tsx'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 'primary' for the one thing to do, 'quiet' beside it, 'danger' for what takes something away. */
  kind?: 'primary' | 'quiet' | 'danger' | 'link'
  icon?: PanelIcon | undefined
  /** What it does is under way: it keeps its focus and its text, and does nothing when pressed. */
  busy?: boolean | undefined
}

/** A button that says what happens. By default it does not submit. */
export function Button({ kind = 'quiet', icon, busy, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${kind}${rest.className ? ` ${rest.className}` : ''}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <SpinnerMark /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
