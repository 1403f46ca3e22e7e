import type { Config } from '@netlify/functions'
import { getDeletedEvents } from '#contract/events.ts'
import { restorable } from '#domain/events/stored.ts'
import { deletedAnswer, prayerContext } from '#server/events/answers.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { read } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'

/** The deleted events that can still be restored. */
export default handle(
  onAdmin(getDeletedEvents, {}, async () => {
    const [{ value }, context] = await Promise.all([read(eventsDocument), prayerContext()])
    const deleted = restorable(value.deleted, new Date())
    return { events: deleted.map(event => deletedAnswer(event, context)) }
  }),
)

export const config: Config = { path: '/api/deleted-events' }
