import type { SectionPath } from '#domain/content/registry.ts'
import { footerNavTexts, navTexts, schoolNavTexts } from '#texts/navigation.ts'

export interface NavLink {
  label: string
  href: string
}

/** A dropdown of the navigation: a heading that opens a list. */
interface NavGroup {
  label: string
  links: readonly NavLink[]
}

export type NavItem = NavLink | NavGroup

/** Every link of a navigation. */
export const linksOf = (items: readonly NavItem[]): NavLink[] =>
  items.flatMap(item => ('links' in item ? item.links : item))

// What footers name as the navigation does.
const prayerTimes: NavLink = { label: navTexts.prayerTimes, href: '/prayer-times' }
const events: NavLink = { label: navTexts.events, href: '/events' }
const videos: NavLink = { label: navTexts.videos, href: '/videos' }
const gallery: NavLink = { label: navTexts.gallery, href: '/gallery' }
const nikah: NavLink = { label: navTexts.nikah, href: '/nikah' }
const exploreIslam: NavLink = { label: navTexts.exploreIslam, href: '/explore-islam' }
const information: readonly NavLink[] = [
  { label: schoolNavTexts.info, href: '/alfirdaous/info' },
  { label: schoolNavTexts.fees, href: '/alfirdaous/info#fees' },
  { label: schoolNavTexts.schedule, href: '/alfirdaous/info#schedule' },
]
const enrollment: readonly NavLink[] = [
  { label: schoolNavTexts.enroll, href: '/alfirdaous/enroll' },
  { label: schoolNavTexts.registration, href: '/alfirdaous/registration' },
]

/** The main navigation (docs/product.md, section 2). Pages that are not made yet are not in it. */
export const masjidNav: readonly NavItem[] = [
  { label: navTexts.home, href: '/' },
  prayerTimes,
  {
    label: navTexts.services,
    links: [nikah, exploreIslam],
  },
  events,
  {
    label: navTexts.community,
    links: [
      { label: navTexts.sisters, href: '/sisters' },
      { label: navTexts.youth, href: '/youth' },
      { label: navTexts.volunteer, href: '/volunteer' },
      videos,
      { label: navTexts.donate, href: '/donate' },
    ],
  },
  { label: navTexts.school, href: '/alfirdaous' },
  { label: navTexts.about, href: '/about' },
  { label: navTexts.contact, href: '/contact' },
]

/** The main navigation with the gallery, once that has an album (docs/product.md, section 2). */
export const withGallery = (nav: readonly NavItem[]): NavItem[] =>
  nav.map(item =>
    'links' in item
      ? { ...item, links: item.links.flatMap(link => (link === videos ? [link, gallery] : link)) }
      : item,
  )

export const schoolNav: readonly NavItem[] = [
  { label: schoolNavTexts.home, href: '/alfirdaous' },
  {
    label: schoolNavTexts.information,
    links: [...information, { label: schoolNavTexts.donate, href: '/alfirdaous/donate' }],
  },
  { label: schoolNavTexts.enrollment, links: enrollment },
  { label: schoolNavTexts.calendar, href: '/alfirdaous/calendar' },
  { label: schoolNavTexts.contact, href: '/alfirdaous/contact' },
  { label: schoolNavTexts.masjid, href: '/' },
]

/** A link of the footer; its words are a section where they are content. */
export type FooterLink = NavLink | { section: SectionPath; href: string }

export const masjidFooterLinks: readonly FooterLink[] = [
  prayerTimes,
  events,
  videos,
  exploreIslam,
  nikah,
  { label: footerNavTexts.about, href: '/about' },
  { label: footerNavTexts.contact, href: '/contact' },
  { label: footerNavTexts.notifications, href: '/notifications' },
  { label: footerNavTexts.donate, href: '/donate' },
]

export const schoolFooterLinks: readonly FooterLink[] = [
  { section: 'schoolHeader/short-name', href: '/alfirdaous' },
  ...information,
  ...enrollment,
  { label: footerNavTexts.schoolCalendar, href: '/alfirdaous/calendar' },
]

/**
 * The path of a page as in links, from Astro's `url.pathname`: without `.html`, without a
 * trailing slash.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
