import { restorable } from '#domain/collection/deletion.ts'
import type { PeriodicTask } from '../periodic/run.ts'
import { read, update } from '../storage/documents.ts'
import { eventsDocument, eventVersionStore } from '../storage/events.ts'

/** Forgets deleted events, their versions with them, once they can no longer be restored. */
export const deletedEventsTask: PeriodicTask = {
  name: 'deleted events',
  async run(now) {
    const { deleted } = (await read(eventsDocument)).value
    const kept = new Set(restorable(deleted, now).map(({ id }) => id))
    const gone = deleted.filter(({ id }) => !kept.has(id))
    if (gone.length === 0) return
    for (const { id } of gone) await eventVersionStore.prune(id, 0)
    await update(eventsDocument, ({ value }) => ({
      ...value,
      deleted: restorable(value.deleted, now),
    }))
  },
}
