import { parseLines } from '#domain/content/items.ts'
import { ITEM_FIELDS, isListKind, type Kind, type ListKind } from '#domain/content/kinds.ts'
import { validate } from '#domain/content/validate.ts'

/** An item as an editor holds it: whatever was stored, also what no field shows. */
export type Item = Readonly<Record<string, unknown>>

const OF_LINES = ['paragraphs', 'bullets', 'questions'] as const

/** The kinds that an editor shows item by item: lists, and texts of a line each. */
export type ItemKind = ListKind | (typeof OF_LINES)[number]

/** The one field of an item that is a line of a text. */
export const LINE = 'line'

export const isItemKind = (kind: Kind): kind is ItemKind =>
  isListKind(kind) || (OF_LINES as readonly Kind[]).includes(kind)

export const itemFields = (kind: ItemKind): readonly string[] =>
  isListKind(kind) ? ITEM_FIELDS[kind] : [LINE]

/** The items of a section's content; null when it is no list of objects, and only its text can be edited. */
export function readItems(kind: ItemKind, content: string): Item[] | null {
  const text = content.trim()
  if (text === '') return []
  if (!isListKind(kind)) return parseLines(text).map(line => ({ [LINE]: line }))
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every(isObject) ? list : null
  } catch {
    return null
  }
}

/** The content that holds these items. */
export function writeItems(kind: ItemKind, items: readonly Item[]): string {
  if (isListKind(kind)) return JSON.stringify(items, null, 2)
  return items.map(item => textIn(item, LINE).replace(/\s*\n\s*/g, ' ')).join('\n')
}

/** A field's text, also where something else was written by hand. */
export function textIn(item: Item, field: string): string {
  const value = item[field] ?? ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A new item; `id` is one that no other item has. Albums are mostly of the day itself. */
export function blankItem(kind: ItemKind, id: string, today: string): Item {
  const blank = Object.fromEntries(itemFields(kind).map(field => [field, '']))
  if (kind === 'albums') return { ...blank, date: today }
  return kind === 'schoolEvents' ? { ...blank, id, category: 'event' } : blank
}

/** The items with one of them in another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  return item === undefined || to < 0 || to >= items.length
    ? [...items]
    : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The problem of a field that is still empty; it is shown only after a try to save. */
const MISSING = 'is missing'

/**
 * What is wrong with each field, by item number (from 0 on) and field: '2.date'. Fields that are
 * still empty count only with `all`, when saving was tried.
 */
export function fieldFaults(kind: Kind, content: string, all: boolean): Record<string, string> {
  const faults = validate(kind, content).flatMap(({ where, what }) => {
    const [, number, field] = /^item (\d+), (\w+)$/.exec(where) ?? []
    return number && field && (all || what !== MISSING)
      ? [[`${Number(number) - 1}.${field}`, what] as const]
      : []
  })
  return Object.fromEntries(faults)
}

function isObject(item: unknown): item is Item {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
}
