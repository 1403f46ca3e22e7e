import type { Config } from '@netlify/functions'
import { EventParamsSchema, RestoreEventSchema } from '#contract/events.schema.ts'
import { restoreEvent } from '#contract/events.ts'
import { restoreStoredEvent } from '#server/events/changes.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { announce } from '#server/publish/announce.ts'

/** Brings a deleted event back, or a kept version of one. */
export default handle(
  onAdmin(
    restoreEvent,
    { params: EventParamsSchema, body: RestoreEventSchema },
    async ({ admin, params, body, waitUntil }) => {
      const event = await restoreStoredEvent(admin.user, params.id, body ?? {})
      await announce(['events'], waitUntil)
      return { ...DONE, event }
    },
  ),
)

export const config: Config = { path: '/api/events/:id/restore' }
