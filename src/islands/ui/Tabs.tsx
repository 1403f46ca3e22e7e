import type { MouseEvent } from 'react'
import './ui.css'

interface Props {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly { href: string; label: string }[]
  /** The address that is open. */
  current: string
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>, href: string) => void) | undefined
}

/** Tabs that are addresses: links, so that reload, back and a new browser tab work. */
export function Tabs({ label, tabs, current, onFollow }: Props) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(tab => (
        <a
          key={tab.href}
          href={tab.href}
          aria-current={tab.href === current ? 'page' : undefined}
          onClick={event => onFollow?.(event, tab.href)}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
