import type { EventChangeAtOnce, EventResponse } from '#contract/events.ts'
import { restorable, type StoredEvent } from '#domain/events/stored.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { UNCHANGED } from '../storage/documents.ts'
import { dropEventVersions, keepEventVersion } from '../storage/events.ts'
import { removed, stamped, updateEvents, VERSIONS_KEPT, withinLimit } from './changes.ts'
import { eventResponse, prayerContext, withoutDeletion } from './responses.ts'

interface Done {
  what: 'Updated' | 'Deleted' | 'Restored'
  event: StoredEvent
  /** The revision that an update replaced. */
  before?: number | undefined
}

/**
 * Changes several events in one save: all of them or, where the save fails, none. Events that are
 * gone, or as they are to be, are left out. Each change is in the activity log. Throws Refusal 409 'full'.
 */
export async function changeStoredEvents(
  by: Actor,
  changes: readonly EventChangeAtOnce[],
): Promise<EventResponse[]> {
  const context = await prayerContext()
  const changeOf = new Map(changes.map(change => [change.id, change]))
  let done: Done[] = []
  await updateEvents(async ({ value, revision }) => {
    const now = new Date()
    const stamp = (event: StoredEvent) => stamped(event, revision + 1, by, context)
    const lost = value.events.filter(({ id }) => changeOf.get(id)?.deleted)
    const back = restorable(value.deleted, now).filter(
      ({ id }) => changeOf.get(id)?.deleted === false,
    )
    const others = value.events.filter(event => differs(event, changeOf.get(event.id)))
    await Promise.all([...lost, ...others].map(keepEventVersion))
    const updated = new Map(
      others.map(event => [event.id, stamp({ ...event, ...fieldsOf(changeOf.get(event.id)) })]),
    )
    const restored = back.map(event => stamp(withoutDeletion(event)))
    done = [
      ...others.map(({ id, revision: before }) => ({
        ...{ what: 'Updated' as const, event: updated.get(id) as StoredEvent, before },
      })),
      ...lost.map(event => ({ what: 'Deleted' as const, event })),
      ...restored.map(event => ({ what: 'Restored' as const, event })),
    ]
    if (done.length === 0) return UNCHANGED
    const next = {
      events: [
        ...value.events
          .filter(event => !lost.includes(event))
          .map(event => updated.get(event.id) ?? event),
        ...restored,
      ],
      deleted: [
        ...lost.map(event => removed(event, revision + 1, by, now)),
        ...value.deleted.filter(event => !back.includes(event)),
      ],
    }
    return restored.length > 0 ? withinLimit(next) : next
  })
  for (const { what, event, before } of done) {
    const { id, title, revision } = event
    await dropEventVersions(id, VERSIONS_KEPT)
    const undoable = before !== undefined && { revision, before }
    await recordActivity(by, `${what} event: ${title}`, { event: id, ...undoable })
  }
  return done
    .filter(({ what }) => what !== 'Deleted')
    .map(({ event }) => eventResponse(event, context))
}

const fieldsOf = ({ active, category }: Partial<EventChangeAtOnce> = {}) => ({
  ...(active !== undefined && { active }),
  ...(category !== undefined && { category }),
})

const differs = (event: StoredEvent, change: EventChangeAtOnce | undefined): boolean =>
  change !== undefined &&
  !change.deleted &&
  ((change.active ?? event.active) !== event.active ||
    (change.category ?? event.category) !== event.category)
