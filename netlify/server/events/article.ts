import { eventArticle, goneArticle, unlistedArticle } from '#domain/events/article.ts'
import { isListed } from '#domain/events/listed.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { Prepared } from '../http/response.ts'
import { visitorContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { eventForVisitors } from './responses.ts'

/** What the page of an event shows now, for a page that was built before. Throws StorageError. */
export async function prepareArticle(id: string): Promise<Prepared> {
  const [{ value, revision }, context, { address }] = await Promise.all([
    read(eventsDocument),
    visitorContext(),
    readSiteTexts(),
  ])
  const { today, zone } = context
  const stored = value.events.find(event => event.id === id)
  const article = () => {
    if (!stored || !isListed({ ...stored, listedUntil: undefined }, today)) return goneArticle()
    if (!isListed(stored, today)) return unlistedArticle()
    const at = wallMoment(zone, siteNow())
    return eventArticle(eventForVisitors(stored, context), { at, zone, address })
  }
  return new Prepared(JSON.stringify({ article: article() }), { events: revision })
}
