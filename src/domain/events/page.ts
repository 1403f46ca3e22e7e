import { eventData } from '#domain/structuredData/event.ts'
import { eventTrail } from '#domain/structuredData/pages.ts'
import { eventPath } from './address.ts'
import { type ArticleMoment, eventArticle } from './article.ts'
import type { CommunityEvent } from './event.ts'
import { shownDay } from './listing.ts'
import { eventSummary } from './words.ts'

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
