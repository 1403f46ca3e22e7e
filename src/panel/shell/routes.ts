import { unescaped } from '#domain/percent.ts'
import { type ActivitiesView, activitiesView } from './activities.ts'
import { type MessagesView, messagesView } from './messages.ts'

/** The tabs of the settings: those of the site are for owners, the others are the account. */
export const SETTINGS_TABS = {
  general: { label: 'General', isOfSite: true },
  region: { label: 'Region and names', isOfSite: true },
  lists: { label: 'Categories and subjects', isOfSite: true },
  languages: { label: 'Languages', isOfSite: true },
  backup: { label: 'Backup', isOfSite: true },
  account: { label: 'Account', isOfSite: false },
  security: { label: 'Security', isOfSite: false },
  notifications: { label: 'Notifications', isOfSite: false },
}
export type SettingsTab = keyof typeof SETTINGS_TABS

/** The pages whose address is their name. */
const PLAIN = [
  'prayer-times',
  'events',
  'notices',
  'pictures',
  'people',
  'screens',
  'pages',
] as const
export type PlainPage = 'dashboard' | (typeof PLAIN)[number]

/** One page of the panel, as its address says. */
export type PanelRoute =
  | { name: PlainPage }
  /** A page of the site and one of its sections, by their ids; '' where none is chosen. */
  | { name: 'content'; page: string; section: string }
  /** What is translated, and into which language; '' where none is chosen. */
  | { name: 'translations'; language: string; group: string }
  | { name: 'messages'; view: MessagesView }
  | { name: 'settings'; tab: SettingsTab }
  | ({ name: 'activities' } & ActivitiesView)
  /** A year of prayer times on paper; NaN where the address names none. */
  | { name: 'print-year'; year: number }
  /** A question of the setup; '' for the one at which it was left. */
  | { name: 'setup'; step: string }
  | { name: 'unknown' }

const ID = /^[a-z][\w-]*$/i

const isTab = (name: string): name is SettingsTab => Object.hasOwn(SETTINGS_TABS, name)

/**
 * Which page of the panel an address means; the index is the dashboard (docs/product.md, section
 * 10).
 */
export function routeOf(pathname: string, search = ''): PanelRoute {
  const [name = '', ...rest] = pathname
    .replace(/^\/admin(\.html)?(?=\/|$)/, '')
    .split('/')
    .filter(part => part !== '')
  if (name === '') return { name: 'dashboard' }
  if (name === 'settings' && rest.length <= 1) {
    const tab = rest[0] ?? 'general'
    return isTab(tab) ? { name, tab } : { name: 'unknown' }
  }
  if (name === 'content' && rest.length <= 2 && rest.every(id => ID.test(id))) {
    return { name, page: rest[0] ?? '', section: rest[1] ?? '' }
  }
  if (name === 'translations' && rest.length <= 2) {
    return { name, language: rest[0] ?? '', group: unescaped(rest[1] ?? '') ?? '' }
  }
  if (name === 'setup' && rest.length <= 1) return { name, step: rest[0] ?? '' }
  if (name === 'messages') {
    const view = messagesView(rest, search)
    return view ? { name, view } : { name: 'unknown' }
  }
  if (name === 'prayer-times' && rest.length === 1 && rest[0] === 'print') {
    return { name: 'print-year', year: Number(new URLSearchParams(search).get('year') ?? 'none') }
  }
  if (rest.length > 0) return { name: 'unknown' }
  if (name === 'activities') return { name, ...activitiesView(search) }
  const plain = PLAIN.find(known => known === name)
  return plain ? { name: plain } : { name: 'unknown' }
}
