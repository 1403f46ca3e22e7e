import { useStore } from '@nanostores/react'
import { Icon } from '#islands/ui/Icon.tsx'
import { menuEntryOf } from '#panel/shell/entries.ts'
import { $route } from '#panel/shell/navigation.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { entriesFor } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { UnreadCount } from './UnreadCount.tsx'

/** The links to all pages of the panel. */
export function PageLinks({ onClick }: { onClick?: () => void }) {
  const current = menuEntryOf(useStore($route))
  return entriesFor(useStore($role)).map(({ name, href, label, icon }) => (
    <PanelLink
      key={name}
      href={href}
      aria-current={name === current ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
      <UnreadCount of={name} />
    </PanelLink>
  ))
}

/** The ways out of the panel: the site, and Logout. */
export function LeaveLinks({ onLogout }: { onLogout: () => void }) {
  return (
    <>
      <a href="/">
        <Icon name="externalLink" />
        View the site
      </a>
      <button type="button" onClick={onLogout}>
        <Icon name="logOut" />
        Logout
      </button>
    </>
  )
}
