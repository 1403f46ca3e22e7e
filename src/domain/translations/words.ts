import { parseAlbumPhotos, writeAlbumPhotos } from '#domain/content/albumPhotos.ts'
import { readImage } from '#domain/content/image.ts'
import { parseItems } from '#domain/content/items.ts'
import { isListKind, type Kind, type ListKind } from '#domain/content/kinds.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import { parseTable, writeTable } from '#domain/content/table.ts'

/** The fields of lists that have words; the others are addresses, dates and the like. */
const WORDS: Readonly<Record<ListKind, readonly string[]>> = {
  faq: ['question', 'answer'],
  timeline: ['year', 'title', 'description'],
  people: ['name', 'position', 'languages', 'contact'],
  cards: ['title', 'text'],
  links: ['label'],
  documents: ['title'],
  videos: ['title'],
  photos: ['alt'],
  albums: ['name', 'photos'],
  schoolEvents: ['title', 'description'],
}
/** Kinds of text without words. */
const WORDLESS: readonly Kind[] = ['url', 'secure-url', 'category', 'phone', 'email']

type Change = (words: string) => string

/** A section's content with its words changed, one by one. */
export function mapWords(kind: Kind, content: string, change: Change): string {
  const changed: Change = words => (words.trim() ? change(words.trim()) : words)
  if (isListKind(kind)) {
    const items = parseItems(kind, content).map((item: Record<string, string>) => {
      const words = WORDS[kind].map(field => {
        const text = item[field] ?? ''
        return [field, field === 'photos' ? inAlbum(text, changed) : changed(text)]
      })
      return { ...item, ...Object.fromEntries(words) }
    })
    return items.length > 0 ? JSON.stringify(items) : content
  }
  if (kind === 'image') {
    const image = readImage(content)
    if (!image?.alt) return content
    const focus = image.focus && { focus: (JSON.parse(content) as { focus: string }).focus }
    return JSON.stringify({ src: image.src, alt: changed(image.alt), ...focus })
  }
  if (kind === 'table') {
    const cell: Change = text => (/\p{L}/u.test(text) ? changed(text) : text)
    return writeTable(parseTable(content).map(row => row.map(cell)))
  }
  return WORDLESS.includes(kind) ? content : changed(content)
}

const inAlbum = (photos: string, change: Change) =>
  writeAlbumPhotos(parseAlbumPhotos(photos).map(({ src, alt }) => ({ src, alt: change(alt) })))

/** The words of a content, each once, in their order; [] where it has none. */
export function wordsOf(kind: Kind, content: string): string[] {
  const found = new Set<string>()
  mapWords(kind, content, words => {
    found.add(words)
    return words
  })
  return [...found]
}

/** What a key is of: a section by its kind; everything else is a line or paragraphs. */
export const kindOfKey = (key: string): Kind =>
  key.includes(':') ? 'text' : kindOf(key as SectionPath)

/** A section that is in another language than the site on purpose is never translated. */
export const isTranslatable = (path: string): boolean => !path.endsWith('-arabic')
