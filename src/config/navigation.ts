export interface NavLink {
  label: string
  href: string
}

/** A dropdown of the navigation: a heading that opens a list. */
export interface NavGroup {
  label: string
  links: readonly NavLink[]
}

export type NavItem = NavLink | NavGroup

/** The main navigation (docs/product.md, section 2). Pages that are not made yet are not in it. */
export const masjidNav: readonly NavItem[] = [
  { label: 'Home', href: '/' },
  { label: 'Prayer Times', href: '/prayer-times' },
  {
    label: 'Services',
    links: [
      { label: 'Nikah', href: '/nikah' },
      { label: 'Explore Islam', href: '/explore-islam' },
    ],
  },
  { label: 'Events', href: '/events' },
  { label: 'Videos', href: '/videos' },
  {
    label: 'Community',
    links: [
      { label: 'Sisters', href: '/sisters' },
      { label: 'Youth', href: '/youth' },
      { label: 'Volunteer', href: '/volunteer' },
    ],
  },
  { label: 'School', href: '/alfirdaous' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Masjid Donate', href: '/donate' },
]

export const schoolNav: readonly NavItem[] = [
  { label: 'School Home', href: '/alfirdaous' },
  {
    label: 'Information',
    links: [
      { label: 'School Info', href: '/alfirdaous/info' },
      { label: 'Fees', href: '/alfirdaous/info#fees' },
      { label: 'Class Schedule', href: '/alfirdaous/info#schedule' },
    ],
  },
  {
    label: 'Enrollment',
    links: [
      { label: 'How to Enroll', href: '/alfirdaous/enroll' },
      { label: 'Registration', href: '/alfirdaous/registration' },
    ],
  },
  { label: 'Calendar', href: '/alfirdaous/calendar' },
  { label: 'Contact', href: '/alfirdaous/contact' },
  { label: 'School Donate', href: '/alfirdaous/donate' },
  { label: 'Back to Masjid', href: '/' },
]

export const masjidFooterLinks: readonly NavLink[] = [
  { label: 'Prayer Times', href: '/prayer-times' },
  { label: 'Events', href: '/events' },
  { label: 'Videos', href: '/videos' },
  { label: 'Explore Islam', href: '/explore-islam' },
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Donate', href: '/donate' },
]

export const schoolFooterLinks: readonly NavLink[] = [
  { label: 'Al Firdaous School', href: '/alfirdaous' },
  { label: 'School Info', href: '/alfirdaous/info' },
  { label: 'Fees', href: '/alfirdaous/info#fees' },
  { label: 'Class Schedule', href: '/alfirdaous/info#schedule' },
  { label: 'How to Enroll', href: '/alfirdaous/enroll' },
  { label: 'Registration', href: '/alfirdaous/registration' },
  { label: 'School Calendar', href: '/alfirdaous/calendar' },
]

/**
 * The path of a page as in links, from Astro's `url.pathname`: without `.html`, without a
 * trailing slash.
 */
export function pagePath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/'
}
