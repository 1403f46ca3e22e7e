import type { SectionPath } from '#domain/content/registry.ts'
import type { Start } from '#domain/content/saved.ts'
import { locale } from '#locale/locale.ts'
import { seedText } from './seed/pages.ts'

/** What is shown for an empty section (docs/product.md, sections 3 and 6): these as the site came. */
const AS_IT_CAME = /^(header|schoolHeader)\/(site-name|site-description|address|phone|email)$/

/** The purpose, where the mission is empty. */
const PURPOSE =
  'We exist to serve God and our neighbors: to keep the five daily prayers, to teach the Quran and sound knowledge to every age, to care for everyone in need, and to be good company to the people around us, of every faith.'

function fallbackOf(path: SectionPath): string {
  if (path === 'about/mission-vision') return PURPOSE
  return AS_IT_CAME.test(path) ? seedText(path) : ''
}

/** The text that pages show for a section, from its stored text: a mosque with its own start has no examples. */
export function shownContent(path: SectionPath, stored: string, start: Start | undefined): string {
  const fallback = start ? '' : fallbackOf(path)
  return stored.trim() || (locale().seedText?.(fallback) ?? fallback)
}
