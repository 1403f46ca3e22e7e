import { ChangeEventsSchema } from '#contract/events.schema.ts'
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
import { ItemParamsSchema, RestoreItemSchema } from '#contract/saved.schema.ts'
import { FormSchema } from '#contract/uploads.schema.ts'
import { restorable } from '#domain/collection/deletion.ts'
import { changedEvent } from '#domain/events/change.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { onAdmin } from '../auth/admin.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { prayerContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument, eventVersionStore } from '../storage/events.ts'
import { changeStoredEvents } from './changeMany.ts'
import { eventCollection } from './collection.ts'
import { readEventForm } from './form.ts'
import { refuseTheirs } from './import/followed.ts'
import { prepareEvents } from './prepare.ts'
import { deletedEventResponse, versionResponse } from './responses.ts'

const params = ItemParamsSchema

function needId(id: string): string {
  if (id.trim() === '') throw new Refusal(400, 'missing_id', EVENT_ID_MISSING)
  return id
}

export const eventRoutes = [
  onAdmin(getAdminEvents, {}, () => prepareEvents('all')),
  onAdmin(changeEvents, { body: ChangeEventsSchema }, async ({ admin, body }) => ({
    ...DONE,
    events: await changeStoredEvents(admin.user, body.changes),
  })),
  onAdmin(updateEvent, { params, body: FormSchema }, async ({ admin, params, body }) => {
    const id = needId(params.id)
    const before = await eventCollection.one(id)
    const { base, withPicture } = readEventForm(body, before)
    // Checked before a picture is stored; the save itself checks again.
    await eventCollection.refuseOutdated(before, base)
    const change = await withPicture(admin.user)
    const fieldsOf = (stored: StoredEvent) => {
      const next = changedEvent(stored, change)
      refuseTheirs(stored, next)
      return next
    }
    return { ...DONE, event: await eventCollection.save(admin.user, id, { base, fieldsOf }) }
  }),
  onAdmin(deleteEvent, { params }, async ({ admin, params: { id } }) => {
    const { events } = (await read(eventsDocument)).value
    const event = events.find(one => one.id === needId(id))
    if (event) refuseTheirs(event)
    await eventCollection.remove(admin.user, needId(id))
    return DONE
  }),
  onAdmin(restoreEvent, { params, body: RestoreItemSchema }, async ({ admin, params, body }) => ({
    ...DONE,
    event: await eventCollection.restore(admin.user, params.id, body ?? {}),
  })),
  onAdmin(getEventVersions, { params }, async ({ params }) => {
    const { id } = await eventCollection.one(params.id)
    const [versions, context] = await Promise.all([eventVersionStore.all(id), prayerContext()])
    return { versions: versions.map(version => versionResponse(version, context)) }
  }),
  onAdmin(getDeletedEvents, {}, async () => {
    const [{ value }, context] = await Promise.all([read(eventsDocument), prayerContext()])
    const deleted = restorable(value.deleted, new Date())
    return { events: deleted.map(event => deletedEventResponse(event, context)) }
  }),
]
