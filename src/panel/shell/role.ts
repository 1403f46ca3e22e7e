import { isAllowed, isOwner, type Role } from '#domain/account/roles.ts'
import { ENTRIES, menuEntryOf } from './entries.ts'
import { type PanelRoute, routeOf, SETTINGS_TABS } from './routes.ts'

/** Whether a role may open a page. */
export function mayOpen(role: Role, route: PanelRoute): boolean {
  if (route.name === 'settings') return isOwner(role) || !SETTINGS_TABS[route.tab].isOfSite
  if (route.name === 'setup') return isOwner(role)
  const entry = ENTRIES.find(({ name }) => name === menuEntryOf(route))
  return !entry || isAllowed(role, entry.right)
}

/** Whether a role may open the page at an address. */
export const mayOpenPath = (role: Role, href: string): boolean =>
  mayOpen(role, routeOf(href.replace(/[?#].*$/, '')))

/** The entries of the menu for a role; others than owners open the settings at their account. */
export const entriesFor = (role: Role) =>
  ENTRIES.filter(({ right }) => isAllowed(role, right)).map(entry =>
    entry.name === 'settings' && !isOwner(role)
      ? { ...entry, href: '/admin/settings/account' }
      : entry,
  )
