import { atom, computed } from 'nanostores'
import { type EventResponse, getAdminEvents } from '#contract/events.ts'
import { ownsCategory } from '#domain/account/roles.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { resource } from '#panel/shell/loaded.ts'
import { $role, callAsAdmin } from '#panel/shell/session.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { deletedEvents } from './deleted.ts'
import { unseenInWords } from './rules/listed.ts'
import { inTableOrder, type TableRow, tableRow } from './rules/table.ts'

/** All events that the account may change, hidden ones among them. */
export const adminEvents = resource<readonly EventResponse[], []>(async () => {
  const events = await callAsAdmin(getAdminEvents)
  return events.filter(({ category }) => ownsCategory($role.get(), category))
})

/** The mosque's day and clock when the table was last loaded, so that rows do not move by themselves. */
export const $moment = atom(momentNow())

function momentNow() {
  return wallMoment(mosqueZone(), now())
}

/** Loads the events and the deleted events. */
export async function loadAdminEvents(): Promise<void> {
  $moment.set(momentNow())
  await Promise.all([adminEvents.load(), deletedEvents.load()])
}

/** Rows that were computed before: a save changes one event, and only its row is computed again. */
let known = new WeakMap<EventResponse, TableRow<EventResponse>>()
let knownAt = $moment.get()

/** The table's lines by their dates; empty until the events are there. */
export const $rows = computed(
  [adminEvents.$data, $moment],
  (list, at): TableRow<EventResponse>[] => {
    if (at !== knownAt) known = new WeakMap()
    knownAt = at
    if (list.state !== 'ready') return []
    return inTableOrder(
      list.data.map(event => {
        const row = known.get(event) ?? tableRow(event, at)
        known.set(event, row)
        return row
      }),
    )
  },
)

/** The event of that id as it is in the list. */
export const inList = (id: string): EventResponse | undefined =>
  adminEvents.$known.get()?.find(event => event.id === id)

/** Puts a saved event into the list: a new one, or the newer version of one there. */
export function replaceInList(event: EventResponse): void {
  const list = adminEvents.$known.get()
  if (!list) return
  const isNew = !list.some(({ id }) => id === event.id)
  adminEvents.set(
    isNew
      ? [...list, event]
      : list.map(one => (one.id === event.id ? { calendar: one.calendar, ...event } : one)),
  )
}

/** What visitors do not see of an event at this moment, or see otherwise; '' for nothing. */
export const unseenOf = (event: EventResponse): string => unseenInWords(event, momentNow())

/** Takes an event out of the list. */
export function removeFromList(id: string): void {
  const list = adminEvents.$known.get()
  if (list) adminEvents.set(list.filter(event => event.id !== id))
}
