import type { EventResponse } from '#contract/events.ts'
import { eventsAhead } from '#domain/events/ahead.ts'
import { fromLastMonth } from '#domain/events/earlier.ts'
import { isListed } from '#domain/events/listed.ts'
import { onNextDay } from '#domain/events/resolve.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { visitorContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { eventForVisitors } from './responses.ts'

const keep = keepPrepared<Prepared>(4)

/**
 * The list of events, ready to send: all of them as stored, or those that visitors find today. It
 * depends only on the events' revision, the prayer settings' revision and the mosque's day, so a warm
 * function serializes thousands of events once. Throws StorageError.
 */
export async function prepareEvents(which: 'all' | 'listed'): Promise<Prepared> {
  const { events, listed, prepare, key } = await readEvents()
  return keep(`${which} ${key}`, () =>
    which === 'all' ? prepare(events, forAdmins) : prepare(listed(), onNextDay),
  )
}

interface RecentEvents {
  events: Prepared
  earlier: Prepared
  ahead: Prepared
}

const keepRecent = keepPrepared<RecentEvents>(4)

/** Those that visitors find today, from last month on, what that leaves out, and which come next. Throws StorageError. */
export async function prepareRecentEvents(): Promise<RecentEvents> {
  const { listed, forVisitors, prepare, today, key } = await readEvents()
  return keepRecent(key, () => {
    const { recent, earlier } = fromLastMonth(listed(), today)
    return {
      events: prepare(recent, onNextDay),
      earlier: new Prepared(JSON.stringify(earlier)),
      ahead: new Prepared(JSON.stringify(eventsAhead(recent.map(forVisitors), today))),
    }
  })
}

type Shown = (event: EventResponse, today: string, stored: StoredEvent) => EventResponse

/** With where it comes from. */
const forAdmins: Shown = (event, _, { calendar }) => (calendar ? { ...event, calendar } : event)

async function readEvents() {
  const [{ value, revision, savedAt }, context] = await Promise.all([
    read(eventsDocument),
    visitorContext(),
  ])
  const { today } = context
  const { events } = value
  const forVisitors = (event: StoredEvent) => eventForVisitors(event, context)
  return {
    events,
    today,
    key: `${revision} ${savedAt} ${context.key} ${today}`,
    forVisitors,
    listed: () => events.filter(event => isListed(event, today)),
    prepare(some: readonly StoredEvent[], shown: Shown) {
      const sent = some.map(event => shown(forVisitors(event), today, event))
      return new Prepared(JSON.stringify(sent), { events: revision })
    },
  }
}
