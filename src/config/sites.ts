import { donateTexts } from '#texts/navigation.ts'
import { masjidNav, type NavItem, type NavLink, schoolNav } from './navigation.ts'

/**
 * What differs between the two layouts (docs/product.md, section 3); their texts are sections of the
 * content page `header`.
 */
export interface SiteFrame {
  header: 'header' | 'schoolHeader'
  home: string
  nav: readonly NavItem[]
  donate: NavLink
  contactHref: string
}

export const SITES = {
  masjid: {
    header: 'header',
    home: '/',
    nav: masjidNav,
    donate: { label: donateTexts.masjid, href: '/donate' },
    contactHref: '/contact',
  },
  school: {
    header: 'schoolHeader',
    home: '/alfirdaous',
    nav: schoolNav,
    donate: { label: donateTexts.school, href: '/alfirdaous/donate' },
    contactHref: '/alfirdaous/contact',
  },
} as const satisfies Record<string, SiteFrame>
