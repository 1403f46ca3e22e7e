import { formatLong, isCivilDate, weekdayName } from '#domain/prayer/civil.ts'
import { mailLink, mapLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { isSecureAddress, isWebAddress } from './addresses.ts'
import { escapeHtml } from './escape.ts'
import { allowedHtml } from './html.ts'
import { parseImage } from './image.ts'
import { parseItems, parseLines } from './items.ts'
import type { ItemOf, Kind, ListKind } from './kinds.ts'

/**
 * A section's content as safe HTML for the inside of its marked place: the one renderer of the
 * build, of newer text put in place later, and of the panel's preview (DECISIONS 19). Content that
 * cannot be read renders ''.
 */
export function renderSection(kind: Kind, content: string): string {
  return RENDERERS[kind](content.trim())
}

const RENDERERS: Record<Kind, (content: string) => string> = {
  line: lines,
  text: lines,
  paragraphs: content => each(parseLines(content), line => `<p>${escapeHtml(line)}</p>`),
  bullets: content => each(parseLines(content), line => `<li>${escapeHtml(line)}</li>`),
  html: allowedHtml,
  url: content => link(isWebAddress(content) ? content : null, content),
  'secure-url': content => link(isSecureAddress(content) ? content : null, content),
  image: content => {
    const image = parseImage(content)
    return image ? picture(image.src, image.alt) : ''
  },
  phone: content => link(telephoneLink(content), content),
  email: content => link(mailLink(content), content),
  address: content => (content ? link(mapLink(content), content) : ''),
  faq: list(
    'faq',
    item => `<details><summary><h3>${item.question}</h3></summary><p>${item.answer}</p></details>`,
  ),
  timeline: list(
    'timeline',
    item =>
      `<li><p class="year">${item.year}</p><h3>${item.title}</h3><p>${item.description}</p></li>`,
  ),
  people: list('people', item => `<li><b>${item.name}</b><span>${item.position}</span></li>`),
  cards: list('cards', item => `<li><h3>${item.title}</h3><p>${item.text}</p></li>`),
  photos: content =>
    each(parseItems('photos', content), item => `<li>${picture(item.image, item.alt)}</li>`),
  schoolEvents: list(
    'schoolEvents',
    item =>
      `<li data-category="${item.category}"><time datetime="${item.date}">${dayText(item.date)}</time><h3>${item.title}</h3><p>${item.description}</p></li>`,
  ),
}

/** 'Saturday, November 21, 2026'; what is no day of the calendar stays as it is written. */
function dayText(date: string): string {
  return isCivilDate(date) ? `${weekdayName(date)}, ${formatLong(date)}` : date
}

const each = <T>(items: readonly T[], html: (item: T) => string) => items.map(html).join('')

function lines(content: string): string {
  return escapeHtml(content).replace(/\r?\n/g, '<br>')
}

function link(href: string | null, text: string): string {
  return href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text)
}

function picture(src: string, alt: string): string {
  const image = parseImage(src)
  if (!image) return ''
  return `<img src="${escapeHtml(image.src)}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
}

/** Renders each item of a list with its texts already escaped. */
function list<K extends ListKind>(kind: K, html: (item: ItemOf<K>) => string) {
  return (content: string) =>
    each(parseItems(kind, content), item =>
      html(
        Object.fromEntries(
          Object.entries<string>(item).map(([field, text]) => [field, lines(text.trim())]),
        ) as ItemOf<K>,
      ),
    )
}
