import type { UnreadableKind } from '#domain/settings/unreadable.ts'
import { endpoint } from './endpoint.ts'

/** One stored item that this release cannot read. */
export interface UnreadableItem {
  kind: UnreadableKind
  /** Where it is stored: 'events.3'. */
  at: string
  /** As it is stored; of an account only the id, since no admin may read another's password hash. */
  item: unknown
}

/** All that this release cannot read, as a JSON file to download; the activity log records it. */
export const getUnreadable = endpoint<{
  response: { items: UnreadableItem[] }
}>('GET /api/unreadable', {
  failure: 'What cannot be read could not be put together.',
})
