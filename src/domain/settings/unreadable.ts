import { formatList } from '#domain/time/intl.ts'

/** The kinds of stored items that are read one by one. */
const WORDS = {
  events: ['event', 'events'],
  notices: ['notice', 'notices'],
  people: ['person', 'people'],
  messages: ['message', 'messages'],
  'prayer-rules': ['prayer rule or day', 'prayer rules or days'],
  sections: ['text', 'texts'],
  'list-items': ['entry of a list on a page', 'entries of lists on pages'],
  screens: ['screen', 'screens'],
} as const
export type UnreadableKind = keyof typeof WORDS
export const UNREADABLE_KINDS = Object.keys(WORDS) as UnreadableKind[]

/** How many items of each kind this release cannot read. */
export type UnreadableCounts = Readonly<Record<UnreadableKind, number>>

export const ALL_READABLE = Object.fromEntries(
  UNREADABLE_KINDS.map(kind => [kind, 0]),
) as UnreadableCounts

/** '2 events and 1 message'; '' when all can be read. */
export function unreadableInWords(counts: UnreadableCounts): string {
  const parts = UNREADABLE_KINDS.filter(kind => counts[kind] > 0).map(
    kind => `${counts[kind]} ${WORDS[kind][counts[kind] === 1 ? 0 : 1]}`,
  )
  return formatList(parts)
}
