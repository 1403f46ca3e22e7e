import { useStore } from '@nanostores/react'
import { Icon } from '#islands/ui/Icon.tsx'
import { PublishLine } from '#panel/publishing/PublishLine.tsx'
import { ENTRIES, menuEntryOf } from '#panel/shell/entries.ts'
import { Me } from '#panel/shell/Me.tsx'
import { $route } from '#panel/shell/navigation.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import './rail.css'
import { UnreadCount } from './UnreadCount.tsx'

interface Props {
  siteName: string
  onLogout: () => void
}

/** The panel's left rail on wide screens. */
export function Sidebar({ siteName, onLogout }: Props) {
  const current = menuEntryOf(useStore($route))
  return (
    <aside className="rail">
      <p className="rail-brand">
        <span>{siteName}</span>
        <span className="muted">Admin</span>
      </p>
      <nav className="rail-nav" aria-label="Admin">
        {ENTRIES.map(({ name, href, label, icon }) => (
          <PanelLink key={name} href={href} aria-current={name === current ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
            <UnreadCount of={name} />
          </PanelLink>
        ))}
      </nav>
      <div className="rail-end">
        <PublishLine />
        <Me />
        <a href="/">
          <Icon name="external-link" />
          View the site
        </a>
        <button type="button" onClick={onLogout}>
          <Icon name="log-out" />
          Logout
        </button>
      </div>
    </aside>
  )
}
