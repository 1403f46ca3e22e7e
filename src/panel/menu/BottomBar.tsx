import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { FindButton } from '#panel/find/FindButton.tsx'
import { ReleaseLine } from '#panel/release/ReleaseLine.tsx'
import { menuEntryOf } from '#panel/shell/entries.ts'
import { Me } from '#panel/shell/Me.tsx'
import { $route } from '#panel/shell/navigation.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { entriesFor } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { LeaveLinks, PageLinks } from './MenuLinks.tsx'
import './rail.css'
import { UnreadCount } from './UnreadCount.tsx'

/** The pages in reach of the thumb, those that come first for a role. */
const BY_THUMB = [
  'dashboard',
  'messages',
  'notices',
  'events',
  'prayer-times',
  'content',
  'translations',
  'pictures',
]
const MOST_BY_THUMB = 4

/** The panel's navigation on a phone: four pages in reach of the thumb, the rest in a menu. */
export function BottomBar({ onLogout }: { onLogout: () => void }) {
  const route = useStore($route)
  const current = menuEntryOf(route)
  const entries = entriesFor(useStore($role))
  const first = BY_THUMB.flatMap(name => entries.find(entry => entry.name === name) ?? []).slice(
    0,
    MOST_BY_THUMB,
  )
  const [open, setOpen] = useState(false)
  const isInMenu = !first.some(({ name }) => name === current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any move closes the menu
  useEffect(() => setOpen(false), [route])
  return (
    <>
      <nav className="bottom-bar" aria-label="Admin">
        {first.map(({ name, href, label, short, icon }) => (
          <PanelLink key={name} href={href} aria-current={name === current ? 'page' : undefined}>
            <Icon name={icon} />
            {short ?? label}
            <UnreadCount of={name} />
          </PanelLink>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          data-current={isInMenu || undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="ellipsis" />
          Menu
        </button>
      </nav>
      {open && (
        <Dialog title="Menu" onClose={() => setOpen(false)}>
          <Me />
          <nav className="rail-nav" aria-label="All pages">
            <FindButton />
            <PageLinks onClick={() => setOpen(false)} />
            <LeaveLinks onLogout={onLogout} />
          </nav>
          <ReleaseLine />
        </Dialog>
      )}
    </>
  )
}
