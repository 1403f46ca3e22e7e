import { type MouseEvent, useEffect, useRef } from 'react'
import './ui.css'

interface Props {
  /** The name of the tabs for screen readers. */
  label: string
  tabs: readonly { href: string; label: string }[]
  /** The current address. */
  current: string
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>, href: string) => void) | undefined
}

/** Tabs as links, so that reload, back and a new browser tab work. */
export function Tabs({ label, tabs, current, onFollow }: Props) {
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav ref={nav} className="tabs" aria-label={label}>
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
