import type { EventResponse } from '#contract/events.ts'
import { ImportCalendarSchema, PreviewCalendarSchema } from '#contract/importEvents.schema.ts'
import {
  CALENDAR_LIMIT,
  type CalendarSource,
  type FoundEvent,
  importCalendar,
  previewCalendar,
} from '#contract/importEvents.ts'
import type { Category } from '#domain/lists/categories.ts'
import { type Actor, recordActivity } from '../../activity/record.ts'
import { onAdmin } from '../../auth/admin.ts'
import { loadPublicFile, publicAddress } from '../../http/publicFile.ts'
import { DONE } from '../../http/response.ts'
import { prayerContext } from '../../prayer/context.ts'
import { read } from '../../storage/documents.ts'
import { eventsDocument } from '../../storage/events.ts'
import { eventCollection, newEventId } from '../collection.ts'

const LIMITS = { mostBytes: CALENDAR_LIMIT, withinMs: 10_000 }

async function readSource(source: CalendarSource) {
  const { zone, today } = await prayerContext()
  const text = 'text' in source ? source.text : await loadPublicFile(source.address, LIMITS)
  // With its parser, which nothing else of the panel's API needs.
  const { readCalendar, unreadInWords } = await import('./readCalendar.ts')
  const calendar = await readCalendar(text, { zone, today })
  return { ...calendar, unread: unreadInWords(calendar) }
}

/** Creates the events that are not here yet, in one save. */
async function createImported(
  by: Actor,
  found: readonly FoundEvent[],
  chosen: { category: Category; active: boolean },
): Promise<EventResponse[]> {
  return eventCollection.change(
    by,
    current => {
      const here = new Set(current.items.map(({ imported }) => imported))
      const taken = { items: [...current.items], deleted: current.deleted }
      return found
        .filter(({ uid }) => !here.has(uid))
        .map(({ uid, note: _, ...event }) => {
          const id = newEventId(taken)
          const fields = { ...event, ...chosen, image: '', imported: uid }
          const item = current.stamped(id, fields)
          taken.items.push(item)
          return { done: 'Created' as const, item }
        })
    },
    { isLogged: false },
  )
}

/** Where a calendar came from, for the log: its host, or that it was a file. */
const originInWords = (source: CalendarSource) =>
  'text' in source ? 'a calendar file' : publicAddress(source.address).host

export const importRoutes = [
  onAdmin(previewCalendar, { body: PreviewCalendarSchema }, async ({ body }) => {
    const [{ value }, calendar] = await Promise.all([read(eventsDocument), readSource(body.source)])
    const here = new Set(value.events.map(({ imported }) => imported))
    const events = calendar.events.map(event => ({ ...event, isHere: here.has(event.uid) }))
    return { ...calendar, events }
  }),
  onAdmin(importCalendar, { body: ImportCalendarSchema }, async ({ admin, body }) => {
    const { source, uids, category, active } = body
    const chosen = new Set(uids)
    const { events } = await readSource(source)
    const found = events.filter(({ uid }) => chosen.has(uid))
    const created = await createImported(admin.user, found, { category, active })
    if (created.length > 0) {
      const count = created.length === 1 ? '1 event' : `${created.length} events`
      await recordActivity(admin.user, `Imported ${count} from ${originInWords(source)}`, {
        area: 'events',
      })
    }
    return { ...DONE, events: created }
  }),
]
