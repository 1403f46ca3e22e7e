import { allowedInWords, type Right } from '#domain/account/roles.ts'
import type { PanelIcon } from '#islands/ui/Icon.tsx'
import type { PanelRoute } from './routes.ts'

interface MenuEntry {
  name: PanelRoute['name']
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
const LISTED: readonly MenuEntry[] = [
  {
    name: 'dashboard',
    label: 'Dashboard',
    short: 'Today',
    icon: 'layoutDashboard',
    right: 'signedIn',
    purpose: 'What needs a person, and what was changed.',
  },
  {
    name: 'prayer-times',
    label: 'Prayer times',
    short: 'Prayers',
    icon: 'clock',
    right: 'prayer',
    purpose: `Prayer times are changed by ${allowedInWords('prayer')}.`,
  },
  {
    name: 'events',
    label: 'Events',
    icon: 'calendarDays',
    right: 'events',
    purpose: `Events are changed by ${allowedInWords('events')}.`,
  },
  {
    name: 'notices',
    label: 'Notices',
    icon: 'bell',
    right: 'notices',
    purpose: 'Notices are posted by everyone who keeps the site.',
  },
  {
    name: 'content',
    label: 'Content',
    icon: 'fileText',
    right: 'content',
    purpose: `Texts and pictures of the pages are changed by ${allowedInWords('content')}.`,
  },
  {
    name: 'pages',
    label: 'Pages and menu',
    short: 'Pages',
    icon: 'panelTop',
    purpose: 'Pages and menus are changed by owners.',
  },
  {
    name: 'translations',
    label: 'Translations',
    icon: 'globe',
    right: 'translations',
    purpose: `What is written is translated by ${allowedInWords('translations')}, and by translators.`,
  },
  {
    name: 'pictures',
    label: 'Pictures',
    icon: 'images',
    right: 'pictures',
    purpose: `Pictures of the site are looked after by ${allowedInWords('pictures')}.`,
  },
  {
    name: 'screens',
    label: 'Screens',
    icon: 'monitor',
    right: 'signedIn',
    purpose: `Screens at the mosque are set up by ${allowedInWords('screens')}.`,
  },
  {
    name: 'messages',
    label: 'Messages',
    icon: 'mail',
    right: 'messages',
    purpose: `Messages of visitors are read by ${allowedInWords('messages')}.`,
  },
  {
    name: 'people',
    label: 'People',
    icon: 'users',
    purpose: 'Accounts are managed by owners.',
  },
  {
    name: 'settings',
    label: 'Settings',
    icon: 'settings',
    right: 'signedIn',
    purpose: 'The site’s own settings are changed by owners.',
  },
]

export const ENTRIES = LISTED.map(entry => ({
  ...entry,
  href: entry.name === 'dashboard' ? '/admin' : `/admin/${entry.name}`,
}))

/** The entry that a page belongs to: log and setup are reached from the dashboard, printing from prayer times. */
export const menuEntryOf = ({ name }: PanelRoute): PanelRoute['name'] =>
  name === 'activities' || name === 'setup'
    ? 'dashboard'
    : name === 'print-year'
      ? 'prayer-times'
      : name
