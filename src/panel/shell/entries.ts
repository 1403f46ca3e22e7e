import { allowedInWords, type Right } from '#domain/account/roles.ts'
import type { PanelIcon } from '#islands/ui/Icon.tsx'
import type { PanelRoute } from './routes.ts'

interface MenuEntry {
  name: PanelRoute['name']
  href: string
  label: string
  /** Where there is little room. */
  short?: string
  icon: PanelIcon
  /** What an account needs to open it; without it, only owners may. */
  right?: Right
  /** What the page is for, for a role that may not open it. */
  purpose: string
}

/** The panel's pages as the sidebar lists them (docs/product.md, section 10). */
export const ENTRIES: readonly MenuEntry[] = [
  {
    name: 'dashboard',
    href: '/admin',
    label: 'Dashboard',
    short: 'Today',
    icon: 'layoutDashboard',
    right: 'signedIn',
    purpose: 'What needs a person, and what was changed.',
  },
  {
    name: 'prayer-times',
    href: '/admin/prayer-times',
    label: 'Prayer times',
    short: 'Prayers',
    icon: 'clock',
    right: 'prayer',
    purpose: `Prayer times are changed by ${allowedInWords('prayer')}.`,
  },
  {
    name: 'events',
    href: '/admin/events',
    label: 'Events',
    icon: 'calendarDays',
    right: 'events',
    purpose: `Events are changed by ${allowedInWords('events')}.`,
  },
  {
    name: 'notices',
    href: '/admin/notices',
    label: 'Notices',
    icon: 'bell',
    right: 'notices',
    purpose: 'Notices are posted by everyone who keeps the site.',
  },
  {
    name: 'content',
    href: '/admin/content',
    label: 'Content',
    icon: 'fileText',
    right: 'content',
    purpose: `Texts and pictures of the pages are changed by ${allowedInWords('content')}.`,
  },
  {
    name: 'pages',
    href: '/admin/pages',
    label: 'Pages and menu',
    short: 'Pages',
    icon: 'panelTop',
    purpose: 'Pages and menus are changed by owners.',
  },
  {
    name: 'translations',
    href: '/admin/translations',
    label: 'Translations',
    icon: 'globe',
    right: 'translations',
    purpose: `What is written is translated by ${allowedInWords('translations')}, and by translators.`,
  },
  {
    name: 'pictures',
    href: '/admin/pictures',
    label: 'Pictures',
    icon: 'images',
    right: 'pictures',
    purpose: `Pictures of the site are looked after by ${allowedInWords('pictures')}.`,
  },
  {
    name: 'screens',
    href: '/admin/screens',
    label: 'Screens',
    icon: 'monitor',
    right: 'signedIn',
    purpose: `Screens at the mosque are set up by ${allowedInWords('screens')}.`,
  },
  {
    name: 'messages',
    href: '/admin/messages',
    label: 'Messages',
    icon: 'mail',
    right: 'messages',
    purpose: `Messages of visitors are read by ${allowedInWords('messages')}.`,
  },
  {
    name: 'people',
    href: '/admin/people',
    label: 'People',
    icon: 'users',
    purpose: 'Accounts are managed by owners.',
  },
  {
    name: 'settings',
    href: '/admin/settings',
    label: 'Settings',
    icon: 'settings',
    right: 'signedIn',
    purpose: 'The site’s own settings are changed by owners.',
  },
]

/** The entry that a page belongs to: log and setup are reached from the dashboard, printing from prayer times. */
export const menuEntryOf = ({ name }: PanelRoute): PanelRoute['name'] =>
  name === 'activities' || name === 'setup'
    ? 'dashboard'
    : name === 'print-year'
      ? 'prayer-times'
      : name
