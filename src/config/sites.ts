import { type ShownItem, type ShownLink, shownMenu } from '#domain/structure/menu.ts'
import type { SiteId } from '#domain/structure/structure.ts'
import { type Written, written } from '#domain/translations/written.ts'
import { donateTexts } from '#texts/navigation.ts'
import { perReader } from './perReader.ts'
import { emptyPages, pageAddress, structure } from './structure.ts'

/**
 * What differs between the layouts of the sites (docs/product.md, section 3); their texts are sections of
 * the content page `header`.
 */
export interface SiteFrame {
  id: SiteId
  header: 'header' | 'schoolHeader'
  /** Its name, where the content has none. */
  name?: Written | undefined
  home: string
  nav: readonly ShownItem[]
  /** Absent where that page is not shown. */
  donate: { label: string; href: string } | undefined
  contactHref: string | undefined
}

const link = (label: string, href: string | undefined) => (href ? { label, href } : undefined)

const frame = (id: SiteId) => ({
  id,
  home: structure.sites[id].address,
  nav: shownMenu(structure, id, 'menu', emptyPages()),
})

const ofCenter = () =>
  ({
    header: 'header',
    donate: link(donateTexts.masjid, pageAddress('donate')),
    contactHref: pageAddress('contact'),
  }) as const

/** The other site has the center's contact lines and donation page. */
export const sites = perReader(
  (): Readonly<Record<SiteId, SiteFrame>> => ({
    main: { ...frame('main'), ...ofCenter() },
    school: {
      ...frame('school'),
      header: 'schoolHeader',
      donate: link(donateTexts.school, pageAddress('schoolDonate')),
      contactHref: pageAddress('schoolContact'),
    },
    other: {
      ...frame('other'),
      ...ofCenter(),
      name: written('site:other/name', structure.sites.other.name),
    },
  }),
)

/** The links that the footer of every page has of a site. */
export const footerLinks = (id: SiteId): readonly ShownLink[] =>
  shownMenu(structure, id, 'footer', emptyPages()).flatMap(item => ('links' in item ? [] : item))
