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

export const ALL_READABLE = Object.fromEntries(
  UNREADABLE_KINDS.map(kind => [kind, 0]),
) as UnreadableCounts
