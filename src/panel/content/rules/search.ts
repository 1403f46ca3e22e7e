import { parseAlbumPhotos } from '#domain/content/albumPhotos.ts'
import { isListKind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type Item, readItems, textIn } from './items.ts'
import { PICTURE_FIELDS, parsePicture } from './picture.ts'

/** As much of the content as is searched. */
interface Searched {
  id: string
  title: string
  sections: Readonly<Record<string, { id: string; title: string; content: string }>>
}

/** A section in which every searched word was found, with the text around the first of them. */
export interface Hit {
  pageId: string
  pageTitle: string
  sectionId: string
  sectionTitle: string
  /** The text before the word, the word as it is written, and what follows; null: it is in a title. */
  excerpt: [before: string, word: string, after: string] | null
}

const AROUND = 36

/**
 * The sections whose page, title or text has every word of the query, in the panel's order, and before
 * them those with all of it in their own title: the shortest, which says nothing else, first. Case and
 * accents do not count; `most` is the most hits that are shown.
 */
export function searchContent(pages: readonly Searched[], query: string, most = 50): Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hits: Hit[] = []
  for (const page of pages) {
    for (const section of Object.values(page.sections)) {
      const text = readable(page.id, section.id, section.content)
      const all = plain(`${page.title} ${section.title} ${section.id} ${text}`)
      if (!words.every(word => all.includes(word))) continue
      hits.push({
        pageId: page.id,
        pageTitle: page.title,
        sectionId: section.id,
        sectionTitle: section.title,
        excerpt: excerptOf(text, words),
      })
    }
  }
  const rank = ({ sectionTitle }: Hit) =>
    words.every(word => plain(sectionTitle).includes(word))
      ? sectionTitle.length
      : Number.MAX_SAFE_INTEGER
  return hits.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}

/** Fields that nobody reads on the page, beside the addresses of pictures. */
const UNREAD: ReadonlySet<string> = new Set(['id', 'focus', ...PICTURE_FIELDS])

/** What an item's field says: of an album's pictures what they show, and a date in words. */
function fieldText(item: Item, field: string): string {
  const text = textIn(item, field)
  if (field === 'date' && isCivilDate(text)) return formatLong(text)
  if (field !== 'photos') return text
  return parseAlbumPhotos(text)
    .map(({ alt }) => alt)
    .filter(Boolean)
    .join(' · ')
}

/** The content as it reads: without JSON's signs and HTML's tags. */
export function readable(pageId: string, sectionId: string, content: string): string {
  const kind = findSection(pageId, sectionId)?.kind ?? 'text'
  if (kind === 'image') return parsePicture(content).alt
  const items = isListKind(kind) ? readItems(kind, content) : null
  const text = items
    ? items
        .flatMap(item =>
          Object.keys(item)
            .filter(field => !UNREAD.has(field))
            .map(field => fieldText(item, field))
            .filter(text => text.trim() !== ''),
        )
        .join(' · ')
    : content
  return (kind === 'html' ? text.replace(/<[^>]*>/g, ' ') : text).replace(/\s+/g, ' ').trim()
}

/** One letter for each letter, so that places in both texts agree. */
const plain = (text: string) =>
  Array.from(text, sign => {
    const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === sign.length ? bare : sign
  })
    .join('')
    .replace(/[‘’ʻ]/g, "'")

function excerptOf(text: string, words: readonly string[]): Hit['excerpt'] {
  const searched = plain(text)
  const word = words.find(word => searched.includes(word))
  if (word === undefined) return null
  const at = searched.indexOf(word)
  const from = Math.max(0, at - AROUND)
  const to = at + word.length + AROUND
  return [
    (from > 0 ? '…' : '') + text.slice(from, at),
    text.slice(at, at + word.length),
    text.slice(at + word.length, to) + (to < text.length ? '…' : ''),
  ]
}
