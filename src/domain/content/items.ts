import { ITEM_FIELDS, type ItemOf, type ListKind, OPTIONAL_FIELDS } from './kinds.ts'

/**
 * The items of a section's JSON list, without those that lack a field, so that one damaged entry
 * does not break a page; none when the content is not a list. An absent optional field becomes ''.
 */
export function parseItems<K extends ListKind>(kind: K, content: string): ItemOf<K>[] {
  return parseList(content).flatMap(item => {
    const read = ITEM_FIELDS[kind].map(field => [field, fieldOf(item, field)] as const)
    return read.some(([, text]) => text === undefined)
      ? []
      : [Object.fromEntries(read) as ItemOf<K>]
  })
}

/** The lines of a paragraphs or bullets section, without the blank ones. */
export function parseLines(content: string): string[] {
  return content
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

/** The items of a list section as they were written; none where it is no list. */
export function parseList(content: string): unknown[] {
  try {
    const list: unknown = JSON.parse(content)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function fieldOf(item: unknown, field: string): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const value = (item as Record<string, unknown>)[field]
  if (value === undefined && OPTIONAL_FIELDS.includes(field)) return ''
  if (field === 'id' && typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : undefined
}
