import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressOfPath, go } from './navigation.ts'

/** Follows a link within the panel, unless it opens in a new tab or window. */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  href: string,
  keepScroll = false,
): void {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!isPlain || event.defaultPrevented) return
  event.preventDefault()
  go(href, { keepScroll })
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** The address only says what is open on the same page. */
  keepScroll?: boolean | undefined
}

/** A link to another page of the panel: opened in place, a true link for everything else. */
export function PanelLink({ href, keepScroll, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={addressOfPath(href)}
      onClick={event => {
        onClick?.(event)
        followLink(event, href, keepScroll)
      }}
    />
  )
}
