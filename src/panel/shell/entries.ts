import { LIMITED_ROLES, type LimitedRole } from '#domain/account/roles.ts'
import type { PanelIcon } from '#islands/ui/icons.ts'
import type { PanelRoute } from './routes.ts'

export interface MenuEntry {
  name: PanelRoute['name']
  href: string
  label: string
  /** Where there is little room. */
  short?: string
  icon: PanelIcon
  /** The roles that may open it beside owners. */
  roles: readonly LimitedRole[]
  /** What the page is for, for a role that may not open it. */
  purpose: string
}

/** The panel's pages as the sidebar lists them (docs/product.md, section 10). */
export const ENTRIES: readonly MenuEntry[] = [
  {
    name: 'dashboard',
    href: '/admin',
    label: 'Dashboard',
    icon: 'layout-dashboard',
    roles: LIMITED_ROLES,
    purpose: 'What needs a person, and what was changed.',
  },
  {
    name: 'prayer-times',
    href: '/admin/prayer-times',
    label: 'Prayer times',
    short: 'Prayers',
    icon: 'clock',
    roles: ['timekeeper'],
    purpose: 'Prayer times are changed by timekeepers and owners.',
  },
  {
    name: 'events',
    href: '/admin/events',
    label: 'Events',
    icon: 'calendar-days',
    roles: ['editor'],
    purpose: 'Events are changed by editors and owners.',
  },
  {
    name: 'notices',
    href: '/admin/notices',
    label: 'Notices',
    icon: 'bell',
    roles: LIMITED_ROLES,
    purpose: 'Notices are posted by everyone who keeps the site.',
  },
  {
    name: 'content',
    href: '/admin/content',
    label: 'Content',
    icon: 'file-text',
    roles: ['editor'],
    purpose: 'Texts and pictures of the pages are changed by editors and owners.',
  },
  {
    name: 'pictures',
    href: '/admin/pictures',
    label: 'Pictures',
    icon: 'images',
    roles: ['editor'],
    purpose: 'Pictures of the site are looked after by editors and owners.',
  },
  {
    name: 'screens',
    href: '/admin/screens',
    label: 'Screens',
    icon: 'monitor',
    roles: LIMITED_ROLES,
    purpose: 'Screens at the mosque are set up by editors and owners.',
  },
  {
    name: 'messages',
    href: '/admin/messages',
    label: 'Messages',
    icon: 'mail',
    roles: ['editor'],
    purpose: 'Messages of visitors are read by editors and owners.',
  },
  {
    name: 'people',
    href: '/admin/people',
    label: 'People',
    icon: 'users',
    roles: [],
    purpose: 'Accounts are managed by owners.',
  },
  {
    name: 'settings',
    href: '/admin/settings',
    label: 'Settings',
    icon: 'settings',
    roles: LIMITED_ROLES,
    purpose: 'The site’s own settings are changed by owners.',
  },
]

/** The entry that a page belongs to: the log is reached from the dashboard, printing from prayer times. */
export const menuEntryOf = ({ name }: PanelRoute): PanelRoute['name'] =>
  name === 'activities' ? 'dashboard' : name === 'print-year' ? 'prayer-times' : name
