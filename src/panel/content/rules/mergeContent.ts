import type { Kind } from '#domain/content/kinds.ts'
import { type Merged, merge, type Side } from '#panel/editing/merge.ts'
import { type Item, isItemKind, readItems, textIn, writeItems } from './items.ts'

/** Three-way merge of a section's content: lists item by item, tables row by row, any other text as a whole. */
export function mergeContent(
  kind: Kind,
  base: string,
  mine: string,
  theirs: string,
  choose?: (key: string) => Side,
): Merged<string> {
  const whole = merge(base, mine, theirs, {}, choose)
  if (whole.conflicts.length === 0) return whole
  const [before, my, their] = [base, mine, theirs].map(text => rowsOf(kind, text))
  if (!before || !my || !their) return whole
  const { value, conflicts } = merge(before, my, their, {}, choose)
  return { value: textOfRows(kind, value), conflicts }
}

function rowsOf(kind: Kind, text: string): readonly unknown[] | null {
  if (kind === 'table') return text.split('\n')
  if (!isItemKind(kind)) return null
  const items = readItems(kind, text)
  // An album's pictures are a text with a line each.
  return kind === 'albums'
    ? (items?.map(album => ({ ...album, photos: textIn(album, 'photos').split('\n') })) ?? null)
    : items
}

function textOfRows(kind: Kind, rows: readonly unknown[]): string {
  if (!isItemKind(kind)) return rows.join('\n')
  return writeItems(
    kind,
    (rows as readonly Item[]).map(item => {
      const { photos } = item
      return Array.isArray(photos) ? { ...item, photos: photos.filter(Boolean).join('\n') } : item
    }),
  )
}
