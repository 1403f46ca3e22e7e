import { restorable } from '#domain/collection/deletion.ts'
import type { StoredDeletedEvent, StoredEvents } from '#domain/events/stored.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'

/**
 * The deleted events that visitors may have read of: those of a mosque that does not exist are
 * nobody's once a site has its own start.
 */
export async function deletedForVisitors({ deleted }: StoredEvents): Promise<StoredDeletedEvent[]> {
  const { start } = (await read(contentDocument)).value
  const isExample = ({ savedAt }: StoredDeletedEvent) => savedAt === null
  return restorable(deleted, new Date()).filter(event => !(start && isExample(event)))
}
