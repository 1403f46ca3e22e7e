import type { PanelIcon } from '#islands/ui/icons.ts'
import type { PanelRoute } from './routes.ts'

export interface MenuEntry {
  name: PanelRoute['name']
  href: string
  label: string
  /** Where there is little room. */
  short?: string
  icon: PanelIcon
}

/** The panel's pages as the sidebar lists them (docs/product.md, section 10). */
export const ENTRIES: readonly MenuEntry[] = [
  { name: 'dashboard', href: '/admin', label: 'Dashboard', icon: 'layout-dashboard' },
  {
    name: 'prayer-times',
    href: '/admin/prayer-times',
    label: 'Prayer times',
    short: 'Prayers',
    icon: 'clock',
  },
  { name: 'events', href: '/admin/events', label: 'Events', icon: 'calendar-days' },
  { name: 'content', href: '/admin/content', label: 'Content', icon: 'file-text' },
  { name: 'messages', href: '/admin/messages', label: 'Messages', icon: 'mail' },
  { name: 'people', href: '/admin/people', label: 'People', icon: 'users' },
  { name: 'settings', href: '/admin/settings', label: 'Settings', icon: 'settings' },
]

/** The entry that a page belongs to: the log is reached from the dashboard, printing from prayer times. */
export const menuEntryOf = ({ name }: PanelRoute): PanelRoute['name'] =>
  name === 'activities' ? 'dashboard' : name === 'print-year' ? 'prayer-times' : name
