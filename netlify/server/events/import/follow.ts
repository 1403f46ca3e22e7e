import { MOST_FOLLOWED } from '#contract/calendars.ts'
import { CALENDAR_LIMIT } from '#contract/importEvents.ts'
import type { CalendarReading, StoredCalendar } from '#domain/events/calendars.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { HOUR } from '#domain/time/civil.ts'
import { type Actor, recordActivity } from '../../activity/record.ts'
import { type CollectionStep, withoutDeletion } from '../../collection/collection.ts'
import { loadIfNewer } from '../../http/publicFile.ts'
import { invalid, Refusal } from '../../http/refusal.ts'
import { prayerContext } from '../../prayer/context.ts'
import { calendarsDocument } from '../../storage/calendars.ts'
import { update } from '../../storage/documents.ts'
import { eventCollection, newEventId } from '../collection.ts'
import { isPast, saysTheSame } from './followed.ts'
import type { ReadCalendar } from './readCalendar.ts'

const LIMITS = { mostBytes: CALENDAR_LIMIT, withinMs: 10_000 }
/** Rules that are no rule here are listed as days up to some date, which moves on. */
const WHOLE_AFTER_MS = 20 * HOUR

const NOTHING = { added: 0, changed: 0, removed: 0 }
type Counts = typeof NOTHING

/**
 * Reads a calendar and takes over what is new in it; what cannot be read changes nothing and is in the
 * report. Returns it as it is stored then. Throws StorageError.
 */
export async function readAgain(calendar: StoredCalendar, by: Actor): Promise<StoredCalendar> {
  const now = new Date()
  const at = now.toISOString()
  const { reading, wholeAt = '' } = calendar
  const isKnown = now.getTime() - Date.parse(wholeAt) < WHOLE_AFTER_MS && !reading?.problem
  let read: StoredCalendar
  try {
    const file = await loadIfNewer(calendar.address, LIMITS, isKnown ? calendar : {})
    if (file === null) {
      const { found = 0, unread = '' } = reading ?? {}
      read = { ...calendar, reading: { ...NOTHING, found, at, problem: '', unread } }
    } else {
      const { zone, today } = await prayerContext()
      // With its parser, which nothing else of the tick needs.
      const { readCalendar, unreadInWords } = await import('./readCalendar.ts')
      const found = await readCalendar(file.text, { zone, today })
      const counts = await takeOver(calendar, found, by, today)
      const { etag, modified } = file
      read = {
        ...{ ...calendar, name: found.name || calendar.name, etag, modified, wholeAt: at },
        reading: {
          ...{ ...counts, found: found.events.length },
          ...{ at, problem: '', unread: unreadInWords(found) },
        },
      }
      await logChanges(read, counts, by)
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    read = { ...calendar, reading: failed(error.message, at, reading) }
  }
  await update(calendarsDocument, ({ value }) => ({
    calendars: value.calendars.map(one => (one.id === calendar.id ? read : one)),
  }))
  return read
}

const failed = (problem: string, at: string, before: CalendarReading | undefined) => ({
  ...{ ...NOTHING, found: before?.found ?? 0, at, problem, unread: '' },
})

/** Creates, changes and deletes the events of a calendar so that they are those that it has. */
async function takeOver(
  { id, category }: StoredCalendar,
  { events: found, unread }: Pick<ReadCalendar, 'events' | 'unread'>,
  by: Actor,
  today: string,
): Promise<Counts> {
  if (found.length > MOST_FOLLOWED) {
    throw invalid('address', `This calendar has more than ${MOST_FOLLOWED} coming events.`)
  }
  const isUnread = (imported = '') => unread.some(({ uid }) => `${imported}#`.startsWith(`${uid}#`))
  const theirs = new Map(found.map(({ note: _, ...event }) => [event.uid, event]))
  let counts = NOTHING
  await eventCollection.change(
    by,
    ({ items, deleted, stamped, removed }) => {
      counts = { ...NOTHING }
      const taken = { items: [...items], deleted }
      const here = new Map(items.map(event => [event.imported, event]))
      const steps: CollectionStep<StoredEvent>[] = []
      for (const [uid, { uid: _, ...event }] of theirs) {
        const fields = { ...event, category, imported: uid, calendar: id }
        const before = here.get(uid)
        // What was imported once is the site's own since.
        if (before && before.calendar !== id) continue
        if (before) {
          if (saysTheSame(before, { ...before, ...UNSET, ...fields })) continue
          const item = stamped(before.id, { ...ours(before), ...fields }, before)
          steps.push({ done: 'Updated', item })
          counts.changed += 1
          continue
        }
        counts.added += 1
        const gone = deleted.find(({ calendar, imported }) => calendar === id && imported === uid)
        const item = stamped(gone?.id ?? newEventId(taken), {
          ...(gone ? ours(withoutDeletion(gone)) : { active: true, image: '' }),
          ...fields,
        })
        taken.items.push(item)
        steps.push({ done: gone ? 'Restored' : 'Created', item })
      }
      const gone = items.filter(
        event =>
          event.calendar === id &&
          !theirs.has(event.imported ?? '') &&
          // What cannot be read this time stays as it was.
          !isUnread(event.imported) &&
          !isPast(event, today),
      )
      counts.removed = gone.length
      return [...steps, ...gone.map(event => ({ done: 'Deleted' as const, item: removed(event) }))]
    },
    { isLogged: false },
  )
  return counts
}

/** Days of a rule that the calendar may have taken back. */
const UNSET = { repeats: undefined, from: undefined, until: undefined, skipped: undefined }

/** What is the site's of an event. */
const ours = ({ active, image, focus }: StoredEvent) => ({ active, image, ...(focus && { focus }) })

/** Stops reading: coming events are deleted, and what is over stays as the site's own. */
export async function forgetCalendar({ id }: StoredCalendar, by: Actor): Promise<void> {
  const { today } = await prayerContext()
  await eventCollection.change(
    by,
    ({ items, stamped, removed }) =>
      items
        .filter(({ calendar }) => calendar === id)
        .map((event): CollectionStep<StoredEvent> => {
          const { calendar: _, ...own } = event
          return isPast(event, today)
            ? { done: 'Updated', item: stamped(event.id, own) }
            : { done: 'Deleted', item: removed(own) }
        }),
    { isLogged: false },
  )
}

async function logChanges({ name, address }: StoredCalendar, counts: Counts, by: Actor) {
  const parts = Object.entries(counts).flatMap(([what, count]) =>
    count > 0 ? [`${count} ${what}`] : [],
  )
  if (parts.length === 0) return
  await recordActivity(by, `Events of ${name || new URL(address).host}: ${parts.join(', ')}`, {
    area: 'events',
  })
}
