import {
  ChangeEventsSchema,
  EventParamsSchema,
  RestoreEventSchema,
} from '#contract/events.schema.ts'
import {
  changeEvents,
  deleteEvent,
  EVENT_ID_MISSING,
  getAdminEvents,
  getDeletedEvents,
  getEventVersions,
  restoreEvent,
  updateEvent,
} from '#contract/events.ts'
import { FormSchema } from '#contract/uploads.schema.ts'
import { restorable } from '#domain/events/stored.ts'
import { onAdmin } from '../auth/admin.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument, readEventVersions } from '../storage/events.ts'
import { changeStoredEvents } from './changeMany.ts'
import {
  deleteStoredEvent,
  refuseOutdated,
  restoreStoredEvent,
  storedEvent,
  updateStoredEvent,
} from './changes.ts'
import { readEventForm } from './form.ts'
import { prepareEvents } from './prepare.ts'
import { deletedEventResponse, prayerContext, versionResponse } from './responses.ts'

const params = EventParamsSchema
const MOST_VERSIONS = 20

function needId(id: string): string {
  if (id.trim() === '') throw new Refusal(400, 'missing_id', EVENT_ID_MISSING)
  return id
}

export const eventRoutes = [
  onAdmin(getAdminEvents, {}, () => prepareEvents({ all: true })),
  onAdmin(changeEvents, { body: ChangeEventsSchema }, async ({ admin, body }) => ({
    ...DONE,
    events: await changeStoredEvents(admin.user, body.changes),
  })),
  onAdmin(updateEvent, { params, body: FormSchema }, async ({ admin, params, body }) => {
    const id = needId(params.id)
    const before = await storedEvent(id)
    const { base, withPicture } = readEventForm(body, before)
    // Checked before a picture is stored; the save itself checks again.
    await refuseOutdated(before, base)
    const event = await updateStoredEvent(admin.user, id, await withPicture(admin.user), base)
    return { ...DONE, event }
  }),
  onAdmin(deleteEvent, { params }, async ({ admin, params: { id } }) => {
    await deleteStoredEvent(admin.user, needId(id))
    return DONE
  }),
  onAdmin(restoreEvent, { params, body: RestoreEventSchema }, async ({ admin, params, body }) => ({
    ...DONE,
    event: await restoreStoredEvent(admin.user, params.id, body ?? {}),
  })),
  onAdmin(getEventVersions, { params }, async ({ params }) => {
    const { id } = await storedEvent(params.id)
    const [versions, context] = await Promise.all([
      readEventVersions(id, MOST_VERSIONS),
      prayerContext(),
    ])
    return { versions: versions.map(version => versionResponse(version, context)) }
  }),
  onAdmin(getDeletedEvents, {}, async () => {
    const [{ value }, context] = await Promise.all([read(eventsDocument), prayerContext()])
    const deleted = restorable(value.deleted, new Date())
    return { events: deleted.map(event => deletedEventResponse(event, context)) }
  }),
]
