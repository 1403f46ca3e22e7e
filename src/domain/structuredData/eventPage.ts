import { eventPath } from '#domain/events/address.ts'
import { type ArticleMoment, eventArticle } from '#domain/events/article.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { shownDay } from '#domain/events/listing.ts'
import { eventSummary } from '#domain/events/words.ts'
import { eventData } from './event.ts'
import { eventTrail } from './pages.ts'

/** The moment of the page, and what search engines are told of the center. */
interface PagePlace extends ArticleMoment {
  name: string
  origin: string
}

/** What an event's page consists of, for the build and for the function of newer events. */
export function eventPageParts(event: CommunityEvent, place: PagePlace) {
  const { date } = shownDay(event, place.at)
  const path = eventPath(event)
  return {
    date,
    title: event.title,
    description: eventSummary(event.description),
    article: eventArticle(event, place),
    data: eventData(event, date, { ...place, path }),
    trail: eventTrail(event.title, path),
  }
}
