import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from '#stores/admin/navigation.ts'

/** Follows a link within the panel, unless a new tab or window is asked for. */
export function follow(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!isPlain || event.defaultPrevented) return
  event.preventDefault()
  go(href)
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link to another page of the panel: opened in place, a true link for everything else. */
export function PanelLink({ href, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={event => {
        onClick?.(event)
        follow(event, href)
      }}
    />
  )
}
