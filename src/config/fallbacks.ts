import type { SectionPath } from '#domain/content/registry.ts'
import type { Start } from '#domain/content/saved.ts'
import { locale } from '#locale/locale.ts'
import { IDENTITY } from './seed/identity.ts'

const { masjid, school } = IDENTITY

/** The text shown for an empty section (docs/product.md, sections 3 and 6). */
const FALLBACKS: Partial<Record<SectionPath, string>> = {
  'header/site-name': masjid.name,
  'header/site-description': masjid.description,
  'header/address': masjid.address,
  'header/phone': masjid.phone,
  'header/email': masjid.email,
  'schoolHeader/site-name': school.name,
  'schoolHeader/site-description': school.description,
  'schoolHeader/address': school.address,
  'schoolHeader/phone': school.phone,
  'schoolHeader/email': school.email,
  'about/mission-vision':
    'We exist to serve God and our neighbors: to keep the five daily prayers, to teach the Quran and sound knowledge to every age, to care for everyone in need, and to be good company to the people around us, of every faith.',
}

/** The text that pages show for a section, from its stored text: a mosque with its own start has no examples. */
export function shownContent(path: SectionPath, stored: string, start: Start | undefined): string {
  const fallback = (!start && FALLBACKS[path]) || ''
  return stored.trim() || (locale().seedText?.(fallback) ?? fallback)
}
