import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Icon, type PanelIcon } from './Icon.tsx'
import { SpinnerMark } from './SpinnerMark.tsx'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** 'primary' for the main action, 'quiet' for others, 'danger' for deleting and removing. */
  kind?: 'primary' | 'quiet' | 'danger' | 'link'
  icon?: PanelIcon | undefined
  /** The action is running: the button keeps its focus and text, and ignores clicks. */
  busy?: boolean | undefined
}

/** A button. By default it does not submit a form. */
export function Button({ kind = 'quiet', icon, busy, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      className={`button button-${kind}${rest.className ? ` ${rest.className}` : ''}`}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <SpinnerMark /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
