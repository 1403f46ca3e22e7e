import type { EventChangeAtOnce, EventResponse, MovedDay } from '#contract/events.ts'
import { daysWithin } from '#domain/events/occurrences.ts'
import { recurs, ruledDays } from '#domain/events/recurrence.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import type { Actor } from '../activity/record.ts'
import { type CollectionStep, withoutDeletion } from '../collection/collection.ts'
import { Refusal } from '../http/refusal.ts'
import { eventCollection, newEventId } from './collection.ts'
import { refuseTheirs } from './import/followed.ts'

/**
 * Changes several events in one save: all of them or, where the save fails, none. Events that are
 * gone, or as they are to be, are left out. Throws Refusal 409 'full', or 'not_on' for a day that is off.
 */
export function changeStoredEvents(
  by: Actor,
  changes: readonly EventChangeAtOnce[],
): Promise<EventResponse[]> {
  const changeOf = new Map(changes.map(({ id, ...change }) => [id, change]))
  return eventCollection.change(by, ({ items, deleted, stamped, removed }) => [
    ...items.flatMap<CollectionStep<StoredEvent>>(event => {
      const { deleted: isGone, moved, movedBack, ...fields } = changeOf.get(event.id) ?? {}
      if (isGone || moved || movedBack) refuseTheirs(event)
      if (moved) {
        if (recurs(event) && !isDayOf(event, moved.from)) throw notOn(moved.from)
        const { series, day } = movedEvent(event, moved)
        const item = stamped(event.id, series ?? day, event)
        if (!series) return [{ done: 'Updated', item }]
        const made = newEventId({ items, deleted })
        const { from, date, startTime } = moved
        const was = from === date ? '' : `${formatDay(from)} → `
        const action = `Moved event: ${event.title} (${was}${formatDay(date)}, ${clock12(startTime)})`
        const about = { revision: item.revision, before: event.revision, moved: { from, made } }
        return [
          { done: 'Updated', item, logged: { action, about } },
          { done: 'Created', item: stamped(made, day), logged: null },
        ]
      }
      if (movedBack) {
        const { from, made } = movedBack
        const day = items.find(({ id }) => id === made)
        const skipped = event.skipped?.filter(date => date !== from)
        const action = `Moved event back: ${event.title} (${formatDay(from)})`
        return [
          {
            ...{ done: 'Updated', logged: { action } },
            item: stamped(event.id, { ...event, skipped }, event),
          },
          ...(day ? [{ done: 'Deleted', item: removed(day), logged: null } as const] : []),
        ]
      }
      if (isGone) return [{ done: 'Deleted', item: removed(event) }]
      const { active = event.active, category = event.category } = fields
      if (active === event.active && category === event.category) return []
      refuseTheirs(event, { ...event, category })
      const item = stamped(event.id, { ...event, active, category }, event)
      return [{ done: 'Updated', item }]
    }),
    ...deleted.flatMap<CollectionStep<StoredEvent>>(event =>
      changeOf.get(event.id)?.deleted === false
        ? [{ done: 'Restored', item: stamped(event.id, withoutDeletion(event)) }]
        : [],
    ),
  ])
}

/** Whether a repeating event takes place on a day, which another admin may have moved or taken off. */
function isDayOf(event: StoredEvent, day: string): boolean {
  const days = event.repeats ? ruledDays : daysWithin
  return days(event, { from: day, until: day }).length > 0
}

const notOn = (day: string) =>
  new Refusal(409, 'not_on', `It is not on ${formatDay(day)} any more. Nothing was changed.`)

/** The event on its other day, and of a repeating one all the rest, without the day it had. */
function movedEvent(event: StoredEvent, { from, ...to }: MovedDay) {
  const { startsAt: _, endsAt: __, ...fields } = event
  if (!recurs(event)) return { day: { ...fields, ...to, skipped: undefined } }
  const { repeats: ___, skipped = [], from: ____, until: _____, imported: ______, ...once } = fields
  const others = skipped.filter(day => day !== from)
  return {
    series: { ...event, skipped: [...others, from].sort() },
    day: { ...once, ...to, recurring: false },
  }
}

/**
 * Shows another picture in the events that name one, where `wanted` says so by 'event:ID'; returns
 * those that changed, in the same form.
 */
export async function replaceEventPictures(
  by: Actor,
  from: string,
  to: string,
  wanted: (id: string) => boolean,
): Promise<string[]> {
  const changed = await eventCollection.change(
    by,
    ({ items, stamped }) =>
      items
        .filter(({ id, image }) => image.includes(from) && wanted(`event:${id}`))
        .map(event => {
          const fields = { ...event, image: event.image.replaceAll(from, to) }
          return { done: 'Updated', item: stamped(event.id, fields, event) }
        }),
    { isLogged: false },
  )
  return changed.map(({ id }) => `event:${id}`)
}
