import type { Config } from '@netlify/functions'
import { EventParamsSchema } from '#contract/events.schema.ts'
import { deleteEvent, EVENT_ID_MISSING, updateEvent } from '#contract/events.ts'
import { FormSchema } from '#contract/uploads.schema.ts'
import {
  deleteStoredEvent,
  refuseOutdated,
  storedEvent,
  updateStoredEvent,
} from '#server/events/changes.ts'
import { readEventForm } from '#server/events/form.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announce } from '#server/publish/announce.ts'

function needId(id: string): string {
  if (id.trim() === '') throw new Refusal(400, 'missing_id', EVENT_ID_MISSING)
  return id
}

/** One event: saving and deleting it. */
export default handle(
  onAdmin(
    updateEvent,
    { params: EventParamsSchema, body: FormSchema },
    async ({ admin, params, body, waitUntil }) => {
      const id = needId(params.id)
      const before = await storedEvent(id)
      const { base, withPicture } = readEventForm(body, before)
      // Before a picture is stored for nothing; the save itself decides.
      await refuseOutdated(before, base)
      const event = await updateStoredEvent(admin.user, id, await withPicture(), base)
      await announce(['events'], waitUntil)
      return { ...DONE, event }
    },
  ),
  onAdmin(deleteEvent, { params: EventParamsSchema }, async ({ admin, params, waitUntil }) => {
    await deleteStoredEvent(admin.user, needId(params.id))
    await announce(['events'], waitUntil)
    return DONE
  }),
)

export const config: Config = { path: '/api/events/:id' }
