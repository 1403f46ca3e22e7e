import type { Config } from '@netlify/functions'
import {
  createEvent,
  deleteEventWithoutId,
  EVENT_ID_MISSING,
  getEvents,
  updateEventWithoutId,
} from '#contract/events.ts'
import { FormSchema } from '#contract/uploads.schema.ts'
import { createStoredEvent } from '#server/events/changes.ts'
import { readEventForm } from '#server/events/form.ts'
import { prepareEvents } from '#server/events/prepare.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { announce } from '#server/publish/announce.ts'

function refuseWithoutId(): never {
  throw new Refusal(400, 'missing_id', EVENT_ID_MISSING)
}

/** The active events; admins create events here, too. */
export default handle(
  on(getEvents, {}, () => prepareEvents({ all: false })),
  onAdmin(createEvent, { body: FormSchema }, async ({ admin, body, waitUntil }) => {
    const event = await createStoredEvent(admin.user, await readEventForm(body).withPicture())
    await announce(['events'], waitUntil)
    return { ...DONE, event }
  }),
  onAdmin(updateEventWithoutId, {}, refuseWithoutId),
  onAdmin(deleteEventWithoutId, {}, refuseWithoutId),
)

export const config: Config = { path: '/api/events' }
