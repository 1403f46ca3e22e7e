import type { MenuLink, Page, Structure } from '#domain/structure/structure.ts'
import { newId, OWN_PREFIX, titled, withSite } from './edits.ts'

const link = (page: string): MenuLink => ({ id: newId('item'), page })

/** Switches the other site on or off; the first time it gets a home page, menus, and a link from the main menu. */
export function withOtherSite(structure: Structure, on: boolean): Structure {
  if (!on || structure.sites.other.address !== '')
    return withSite(structure, 'other', () => ({ on }))
  const [name, address] = ['Our branch', '/branch']
  const home: Page = {
    id: newId(OWN_PREFIX.other),
    site: 'other',
    address,
    title: name,
    state: 'shown',
    blocks: [
      { id: 'opening', block: 'page' },
      { id: newId('text'), block: 'text' },
    ],
  }
  const begun = withSite({ ...structure, pages: [...structure.pages, home] }, 'other', () => ({
    ...{ on, name, address },
    menu: [link(home.id), { id: 'masjid', page: 'home' }],
    footer: [link(home.id)],
  }))
  return withSite(begun, 'main', ({ menu }) => ({ menu: [...menu, link(home.id)] }))
}

/** Another name for the other site; its first page follows while it is called the same. */
export function renamedSite(structure: Structure, name: string): Structure {
  const { name: before, address } = structure.sites.other
  const isNamedSo = (page: Page) =>
    page.site === 'other' && page.address === address && (page.title ?? '') === before
  return withSite(
    {
      ...structure,
      pages: structure.pages.map(page => (isNamedSo(page) ? titled(page, name) : page)),
    },
    'other',
    () => ({ name }),
  )
}
