import type { MenuPlace } from '#domain/structure/names.ts'
import type {
  MenuItem,
  MenuLink,
  Page,
  PlacedBlock,
  Site,
  SiteId,
  Structure,
} from '#domain/structure/structure.ts'
import { shortId } from '#panel/shell/shortId.ts'

export const withPage = (
  structure: Structure,
  id: string,
  edit: (page: Page) => Page,
): Structure => ({
  ...structure,
  pages: structure.pages.map(page => (page.id === id ? edit(page) : page)),
})

export const withSite = (
  structure: Structure,
  id: SiteId,
  edit: (site: Site) => Partial<Site>,
): Structure => {
  const site = structure.sites[id]
  return { ...structure, sites: { ...structure.sites, [id]: { ...site, ...edit(site) } } }
}

/** The title of a page; empty: the one that the site gives it. */
export const titled = (page: Page, title: string): Page => {
  const { title: _, ...rest } = page
  return title === '' ? rest : { ...rest, title }
}

/** The same for the label of a link. */
export const labeled = <Item extends MenuLink>(item: Item, label: string): Item => {
  const { label: _, ...rest } = item
  return (label === '' ? rest : { ...rest, label }) as Item
}

/** The items of a menu, or of one of its groups. */
export const itemsAt = (
  structure: Structure,
  site: SiteId,
  place: MenuPlace,
  group?: string,
): readonly MenuItem[] => {
  const items: readonly MenuItem[] = structure.sites[site][place]
  return group === undefined ? items : (items.find(({ id }) => id === group)?.items ?? [])
}

/** Changes the items of a menu, or of one of its groups. */
export const withItems = (
  structure: Structure,
  site: SiteId,
  place: MenuPlace,
  group: string | undefined,
  edit: (items: readonly MenuItem[]) => readonly MenuItem[],
): Structure =>
  withSite(structure, site, sites => {
    const items: readonly MenuItem[] = sites[place]
    const next =
      group === undefined
        ? edit(items)
        : items.map(item => (item.id === group ? { ...item, items: edit(item.items ?? []) } : item))
    return { [place]: next }
  })

/** The place of an item in another menu or group of the same site: at its end. */
export function movedTo(
  structure: Structure,
  site: SiteId,
  item: MenuItem,
  from: string | undefined,
  to: string | undefined,
): Structure {
  const without = withItems(structure, site, 'menu', from, items =>
    items.filter(({ id }) => id !== item.id),
  )
  return withItems(without, site, 'menu', to, items => [...items, item])
}

/** Whether the menu or the footer of its site leads to a page. */
export const isLinked = ({ sites }: Structure, { id, site }: Page): boolean =>
  [...sites[site].menu, ...sites[site].footer]
    .flatMap((item: MenuItem) => [item, ...(item.items ?? [])])
    .some(({ page }) => page === id)

/** A link to a page at the end of its site's menu. */
export const withLinkTo = (structure: Structure, { id, site }: Page): Structure =>
  withItems(structure, site, 'menu', undefined, items => [
    ...items,
    { id: newId('item'), page: id },
  ])

/** The ids of own pages begin with their site, which a school editor's part of the site follows. */
export const OWN_PREFIX = { main: 'page', school: 'school', other: 'other' } as const

/** A new id: eight letters and digits after a prefix. */
export const newId = (prefix: string): string => `${prefix}-${shortId()}`

/** A block of a page once more, below it; its texts follow with the save. */
export function withCopyOfBlock(structure: Structure, page: Page, block: PlacedBlock): Structure {
  const copy = {
    id: newId(block.block),
    block: block.block,
    copyOf: block.copyOf ?? `${page.id}/${block.id}`,
  }
  return withPage(structure, page.id, one => ({
    ...one,
    blocks: one.blocks.flatMap(other => (other.id === block.id ? [other, copy] : [other])),
  }))
}

/** A page that people made once more, hidden, with its parts; the id of the copy is given. */
export function withCopyOfPage(structure: Structure, page: Page, id: string): Structure {
  const title = `${page.title ?? ''} (copy)`.slice(0, 80)
  const taken = new Set(structure.pages.map(({ address }) => address))
  const free = (n: number): string => {
    const address = `${page.address}-${n}`
    return taken.has(address) ? free(n + 1) : address
  }
  const blocks = page.blocks.map(block =>
    block.block === 'page'
      ? block
      : {
          ...block,
          id: newId(block.block),
          copyOf: block.copyOf ?? `${page.id}/${block.id}`,
        },
  )
  const copyOf = page.copyOf ?? page.id
  const copy: Page = { ...page, id, title, address: free(2), state: 'hidden', copyOf, blocks }
  const at = structure.pages.indexOf(page) + 1
  return { ...structure, pages: structure.pages.toSpliced(at, 0, copy) }
}
