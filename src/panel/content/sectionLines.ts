import { parseAlbumPhotos } from '#domain/content/albumPhotos.ts'
import type { Kind } from '#domain/content/kinds.ts'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { parseFocus } from '#domain/pictures/focus.ts'
import { focusInWords } from '#panel/pictures/words.ts'
import { FIELD_LABELS } from './rules/fieldLabels.ts'
import { isItemKind, LINE, readItems, textIn } from './rules/items.ts'
import { PICTURE_FIELDS, parsePicture, shortPictureName } from './rules/picture.ts'

const BLOCK = /\s*(?=<(?:p|h[1-6]|ul|ol|li|blockquote|table|caption|thead|tbody|tr|hr)[\s>])/gi

/**
 * A section's content as the lines that people compare: an item's fields by their names, HTML block
 * by block, any other text as it is written.
 */
export function linesOf(kind: Kind, content: string): string[] {
  if (kind === 'html') return split(content.replace(BLOCK, '\n')).filter(line => line.trim() !== '')
  if (kind === 'image') return pictureLines(content)
  const items = isItemKind(kind) ? readItems(kind, content) : null
  if (!items) return split(content)
  return items.flatMap(item =>
    Object.keys(item)
      .filter(field => field !== 'id')
      .flatMap(field => {
        if (field === 'photos') return albumLines(textIn(item, field))
        const label = field === LINE ? '' : `${FIELD_LABELS[field] ?? field}: `
        return split(label + inWords(field, textIn(item, field)))
      }),
  )
}

function inWords(field: string, text: string): string {
  if (field === 'focus') {
    const focus = parseFocus(text)
    return focus ? focusInWords(focus) : text
  }
  return PICTURE_FIELDS.has(field) && text !== '' ? shortPictureName(text) : text
}

function pictureLines(content: string): string[] {
  const { src, alt } = parsePicture(content)
  if (src === '') return []
  const lines = [`${FIELD_LABELS.image}: ${shortPictureName(src)}`]
  return alt === '' ? lines : [...lines, `${FIELD_LABELS.alt}: ${alt}`]
}

/** An album's pictures by what they show; the start of a file's name distinguishes the others. */
const albumLines = (text: string): string[] =>
  parseAlbumPhotos(text).map(({ src, alt }) => {
    const file = src.split('/').at(-1) ?? ''
    return `${FIELD_LABELS.image}: ${alt || `without a description (${file.slice(0, 8)})`}`
  })

const split = (text: string) => (text === '' ? [] : text.split(/\r?\n/))

/** What two contents of a section say differently. */
export const sectionDifferences =
  (kind: Kind, label: string): DifferencesOf<string> =>
  (before, after) =>
    before === after
      ? []
      : [{ label, isWhole: true, before: linesOf(kind, before), after: linesOf(kind, after) }]
