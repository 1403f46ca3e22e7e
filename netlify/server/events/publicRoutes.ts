import {
  createEvent,
  deleteEventWithoutId,
  EVENT_ID_MISSING,
  updateEventWithoutId,
} from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { FormSchema } from '#contract/uploads.schema.ts'
import { onAdmin } from '../auth/admin.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { prepareEvents } from './prepare.ts'

function refuseWithoutId(): never {
  throw new Refusal(400, 'missing_id', EVENT_ID_MISSING)
}

/**
 * The list that visitors read; one function serves a path, so the changes of this path are here,
 * too.
 */
export const eventListRoutes = [
  on(getEvents, {}, () => prepareEvents('listed')),
  onAdmin(createEvent, { body: FormSchema }, async ({ admin, body }) => {
    // Imported when used, since visitors only read.
    const [{ eventCollection }, { changedEvent }, { readEventForm }] = await Promise.all([
      import('./collection.ts'),
      import('#domain/events/change.ts'),
      import('./form.ts'),
    ])
    const change = await readEventForm(body).withPicture(admin.user)
    return {
      ...DONE,
      event: await eventCollection.create(admin.user, changedEvent(undefined, change)),
    }
  }),
  onAdmin(updateEventWithoutId, {}, refuseWithoutId),
  onAdmin(deleteEventWithoutId, {}, refuseWithoutId),
]
