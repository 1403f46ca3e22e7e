import type { UnreadableKind } from '#domain/settings/unreadable.ts'
import { endpoint } from './endpoint.ts'

/** One stored item that this release cannot read. */
export interface UnreadableItem {
  kind: UnreadableKind
  /** Where it is stored: 'events.3'. */
  at: string
  /** As it is stored; of a person the id alone, as no admin may read another one's password hash. */
  item: unknown
}

/** All that this release cannot read, as a JSON file to be downloaded; the log tells of it. */
export const getUnreadable = endpoint<{ response: { items: UnreadableItem[] } }>({
  method: 'GET',
  path: '/api/unreadable',
  access: 'admin',
  failure: 'What cannot be read could not be put together.',
})
