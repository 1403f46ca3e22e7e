import type { SectionPath } from '#domain/content/registry.ts'
import { FALLBACK_CONTACT, masjid, school } from './site.ts'

/** The text shown for an empty section (docs/product.md, sections 3 and 6). */
const FALLBACKS: Partial<Record<SectionPath, string>> = {
  'header/site-name': masjid.name,
  'header/site-description': masjid.description,
  'header/address': FALLBACK_CONTACT.masjid.address,
  'header/phone': FALLBACK_CONTACT.masjid.phone,
  'header/email': FALLBACK_CONTACT.masjid.email,
  'schoolHeader/site-name': school.name,
  'schoolHeader/address': FALLBACK_CONTACT.school.address,
  'schoolHeader/phone': FALLBACK_CONTACT.school.phone,
  'schoolHeader/email': FALLBACK_CONTACT.school.email,
  'about/mission-vision':
    'We exist to serve God and our neighbors: to keep the five daily prayers, to teach the Quran and sound knowledge to every age, to care for everyone in need, and to be good company to the people around us, of every faith.',
}

/** The text that pages show for a section, from its stored text. */
export function shownContent(path: SectionPath, stored: string): string {
  return stored.trim() || FALLBACKS[path] || ''
}
