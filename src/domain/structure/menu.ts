import { labelOf, type MenuPlace } from './names.ts'
import {
  addressOf,
  type MenuItem,
  type MenuLink,
  type SiteId,
  type Structure,
} from './structure.ts'

/** A link as pages show it. */
export interface ShownLink {
  /** In the structure. */
  readonly id: string
  readonly page: string | undefined
  readonly label: string
  /** Of the label, where it is not in the reader's language. */
  readonly lang?: string | undefined
  readonly href: string
}

/** A group of links as pages show it. */
interface ShownGroup {
  readonly label: string
  readonly lang?: string | undefined
  readonly links: readonly ShownLink[]
}

export type ShownItem = ShownLink | ShownGroup

/** Every link of a menu. */
export const linksOf = (items: readonly ShownItem[]): ShownLink[] =>
  items.flatMap(item => ('links' in item ? item.links : item))

/**
 * The links of a site's menu or footer that lead somewhere, without groups that are empty. `leaveOut`:
 * pages that have nothing to show yet.
 */
export function shownMenu(
  structure: Structure,
  site: SiteId,
  place: MenuPlace,
  leaveOut: readonly string[] = [],
): ShownItem[] {
  const label = (item: MenuLink) => {
    const { text, lang } = labelOf(structure, site, place, item)
    return lang ? { label: text, lang } : { label: text }
  }
  const link = (item: MenuLink): ShownLink[] => {
    const { id, page } = item
    if (page === undefined) return item.href ? [{ id, page, ...label(item), href: item.href }] : []
    const address = leaveOut.includes(page) ? undefined : addressOf(structure, page)
    if (address === undefined) return []
    return [{ id, page, ...label(item), href: address + (item.hash ? `#${item.hash}` : '') }]
  }
  const items: readonly MenuItem[] = structure.sites[site][place]
  return items.flatMap((item): ShownItem[] => {
    if (!item.items) return link(item)
    const links = item.items.flatMap(link)
    // A list of one link, left of a group that the site came with, is that link.
    if (links.length === 1 && !item.label) return links
    return links.length > 0 ? [{ ...label(item), links }] : []
  })
}
