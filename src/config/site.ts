/** The initial texts about the center or the school; content can replace every field. */
interface SiteInfo {
  name: string
  description: string
  /** The scrolling message of the top banner; empty: none. */
  message: string
  address: string
  phone: string
  email: string
}

/**
 * The contact values shown when content has none (docs/product.md, section 3). They are examples that
 * do not exist: a reserved domain, 555-01xx numbers, a street that does not exist.
 */
export const FALLBACK_CONTACT = {
  masjid: {
    address: '123 Example Street, New York, NY 10001',
    phone: '(212) 555-0100',
    email: 'info@example.org',
  },
  school: {
    address: '125 Example Street, New York, NY 10001',
    phone: '(212) 555-0101',
    email: 'school@example.org',
  },
} as const

export const masjid: SiteInfo = {
  name: 'Mercy Islamic Center',
  description:
    "Mercy Islamic Center: prayer times, Jumu'ah, events, Quran classes and a weekend Islamic school, open to every neighbor.",
  message:
    "Assalamu alaikum and welcome. Our doors are open for the five daily prayers and Jumu'ah, and new neighbors are always our guests.",
  ...FALLBACK_CONTACT.masjid,
}

export const school: SiteInfo = {
  name: 'Al Firdaous Islamic School',
  description:
    'Al Firdaous Islamic School: weekend classes in Quran, Arabic and Islamic studies at Mercy Islamic Center.',
  message:
    'Welcome to Al Firdaous, the weekend school of Mercy Islamic Center: Quran, Arabic and Islamic studies for our children.',
  ...FALLBACK_CONTACT.school,
}
