import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { eventResponse, prayerContext } from './responses.ts'

const keep = keepPrepared<Prepared>(4)

/**
 * The list of events, ready to send. It depends only on the events' revision, the prayer settings'
 * revision and the mosque's month, so a warm function serializes thousands of events once. Throws
 * StorageError.
 */
export async function prepareEvents({ all }: { all: boolean }): Promise<Prepared> {
  const [{ value, revision, savedAt }, context] = await Promise.all([
    read(eventsDocument),
    prayerContext(),
  ])
  return keep(`${all} ${revision} ${savedAt} ${context.key}`, () => {
    const events = value.events.filter(event => all || event.active)
    const text = JSON.stringify(events.map(event => eventResponse(event, context)))
    return new Prepared(text, { events: revision })
  })
}
