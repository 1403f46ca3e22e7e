import { formatList } from '#domain/time/intl.ts'

/** The kinds of stored items that are read one by one. */
export const UNREADABLE_KINDS = [
  'events',
  'notices',
  'people',
  'messages',
  'prayer-rules',
  'sections',
  'list-items',
  'screens',
] as const
export type UnreadableKind = (typeof UNREADABLE_KINDS)[number]

/** How many items of each kind this release cannot read. */
export type UnreadableCounts = Readonly<Record<UnreadableKind, number>>

export const ALL_READABLE: UnreadableCounts = {
  events: 0,
  notices: 0,
  people: 0,
  messages: 0,
  'prayer-rules': 0,
  sections: 0,
  'list-items': 0,
  screens: 0,
}

const WORDS: Record<UnreadableKind, [one: string, more: string]> = {
  events: ['event', 'events'],
  notices: ['notice', 'notices'],
  people: ['person', 'people'],
  messages: ['message', 'messages'],
  'prayer-rules': ['prayer rule or day', 'prayer rules or days'],
  sections: ['text', 'texts'],
  'list-items': ['entry of a list on a page', 'entries of lists on pages'],
  screens: ['screen', 'screens'],
}

/** '2 events and 1 message'; '' when all can be read. */
export function unreadableInWords(counts: UnreadableCounts): string {
  const parts = UNREADABLE_KINDS.filter(kind => counts[kind] > 0).map(
    kind => `${counts[kind]} ${WORDS[kind][counts[kind] === 1 ? 0 : 1]}`,
  )
  return formatList(parts)
}
