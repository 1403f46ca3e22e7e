/** The sites that one mosque can have: its own, the school's, and one other, such as a cemetery's. */
export const SITE_IDS = ['main', 'school', 'other'] as const
export type SiteId = (typeof SITE_IDS)[number]

/** A block at its place on a page; its texts are sections of the content. */
export interface PlacedBlock {
  readonly id: string
  /** The kind of block; 'page' for those that come with a page of the specification. */
  readonly block: string
  readonly hidden?: true | undefined
  /** In a save: the block whose texts a new one begins with, 'about/cards-k3m9x2ab'. */
  readonly copyOf?: string | undefined
}

type PageState = 'shown' | 'hidden' | 'removed'

export interface Page {
  readonly id: string
  readonly site: SiteId
  /** The path of its address: '/about'. */
  readonly address: string
  /** Absent: what the site calls a page of the specification. */
  readonly title?: string | undefined
  readonly state: PageState
  /** ISO instant; 30 days later nothing is left of it. */
  readonly removedAt?: string | undefined
  /** In a save: the page whose texts a new one begins with. */
  readonly copyOf?: string | undefined
  readonly blocks: readonly PlacedBlock[]
}

/** A link of a menu: to a page, or to an address elsewhere. */
export interface MenuLink {
  readonly id: string
  /** The id of a page. */
  readonly page?: string | undefined
  /** The place on the page, without '#'. */
  readonly hash?: string | undefined
  readonly href?: string | undefined
  /** Absent: the page's title, or what the site calls an item of the specification. */
  readonly label?: string | undefined
}

/** An item of a menu: a link, or with `items` a group that opens a list. */
export interface MenuItem extends MenuLink {
  readonly items?: readonly MenuLink[] | undefined
}

/** One of the sites. */
export interface Site {
  readonly on: boolean
  /** Where it begins: '/', '/alfirdaous'. */
  readonly address: string
  /** Of the other site; the center's and the school's names are texts of the content. */
  readonly name: string
  readonly menu: readonly MenuItem[]
  /** The links in the footer of all pages. */
  readonly footer: readonly MenuLink[]
}

/** Which pages there are, what is on them, and how people get to them. */
export interface Structure {
  readonly sites: Readonly<Record<SiteId, Site>>
  readonly pages: readonly Page[]
  /** The new address by the old one. */
  readonly redirects: Readonly<Record<string, string>>
}

/** Whether visitors can open a page. */
export const isPublic = ({ sites }: Structure, { state, site }: Page): boolean =>
  state === 'shown' && sites[site].on

export const findPage = ({ pages }: Structure, id: string): Page | undefined =>
  pages.find(page => page.id === id)

/** The address of a page that visitors can open; undefined for every other one. */
export function addressOf(structure: Structure, id: string): string | undefined {
  const page = findPage(structure, id)
  return page && isPublic(structure, page) ? page.address : undefined
}

/** The page that visitors find at an address. */
export const pageAt = (structure: Structure, address: string): Page | undefined =>
  structure.pages.find(page => page.address === address && isPublic(structure, page))

/** The addresses of pages that visitors no longer find, also those from before. */
export const goneFrom = (structure: Structure): string[] => {
  const { pages, redirects } = structure
  return [...pages.map(({ address }) => address), ...Object.keys(redirects)].filter(
    address => !pageAt(structure, address) && !pageAt(structure, redirects[address] ?? ''),
  )
}

/** The blocks of a page that visitors see, in their order. */
export const shownBlocks = ({ blocks }: Page): PlacedBlock[] =>
  blocks.filter(({ hidden }) => !hidden)
