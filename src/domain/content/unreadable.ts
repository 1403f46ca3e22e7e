import { parseList } from './items.ts'
import { isListKind, type Kind } from './kinds.ts'
import { itemProblems } from './validate.ts'

/** An item of a stored list that the current rules reject, and its position. */
interface UnreadableContentItem {
  readonly at: number
  readonly item: unknown
}

/** The items of a stored list that cannot be read; none where the content is not a list. */
export function unreadableContentItems(kind: Kind, content: string): UnreadableContentItem[] {
  return listIn(kind, content).flatMap((item, at) => (isReadable(kind, item) ? [] : { at, item }))
}

/** A section's stored content without the items that cannot be read. */
export function readableContent(kind: Kind, content: string): string {
  if (unreadableContentItems(kind, content).length === 0) return content
  return write(listIn(kind, content).filter(item => isReadable(kind, item)))
}

/** New content with the unreadable stored items at their positions. */
export function withUnreadable(kind: Kind, content: string, stored = ''): string {
  const kept = unreadableContentItems(kind, stored)
  if (kept.length === 0) return content
  const items = listIn(kind, content)
  for (const { at, item } of kept) items.splice(Math.min(at, items.length), 0, item)
  return write(items)
}

const isReadable = (kind: Kind, item: unknown) =>
  !isListKind(kind) || itemProblems(kind, item, '').length === 0

const write = (items: readonly unknown[]) => JSON.stringify(items, null, 2)

const listIn = (kind: Kind, content: string) => (isListKind(kind) ? parseList(content) : [])
