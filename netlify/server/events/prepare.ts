import { isListed } from '#domain/events/listed.ts'
import { onNextDay } from '#domain/events/resolve.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { prayerContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { eventResponse } from './responses.ts'

const keep = keepPrepared<Prepared>(4)

/**
 * The list of events, ready to send: all of them as stored, or those that visitors find today. It
 * depends only on the events' revision, the prayer settings' revision and the mosque's day, so a warm
 * function serializes thousands of events once. Throws StorageError.
 */
export async function prepareEvents({ all }: { all: boolean }): Promise<Prepared> {
  const [{ value, revision, savedAt }, context] = await Promise.all([
    read(eventsDocument),
    prayerContext(),
  ])
  const { today } = context
  return keep(`${all} ${revision} ${savedAt} ${context.key} ${today}`, () => {
    const events = all ? value.events : value.events.filter(event => isListed(event, today))
    const sent = events.map(event => eventResponse(event, context))
    const text = JSON.stringify(all ? sent : sent.map(event => onNextDay(event, today)))
    return new Prepared(text, { events: revision })
  })
}
