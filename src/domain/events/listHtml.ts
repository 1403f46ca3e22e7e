import { escapeHtml } from '#domain/content/escape.ts'
import { categories } from '#domain/lists/categories.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { marks } from '#texts/marks.ts'
import { canceledOn } from './canceled.ts'
import { eventDayInWords } from './dayWords.ts'
import type { CommunityEvent } from './event.ts'
import { titleLink } from './eventHtml.ts'
import { hoursInWords } from './hours.ts'
import { listing } from './listing.ts'

/** How many a page lists; the events page has all. */
const MOST = 8

/**
 * The coming events of a category, '' for all, as the items of a list: for the build, a function and
 * the script that puts in newer ones. `isNow`: with days as they are called today, which stays right
 * in a browser alone.
 */
export function eventItems(
  events: readonly CommunityEvent[],
  category: string,
  at: WallMoment,
  isNow = false,
): string {
  const only = categories.current(category)
  const wanted = events.filter(event => !only || event.category === only)
  return listing(wanted, at)
    .upcoming.filter(({ date }) => date !== undefined)
    .slice(0, MOST)
    .map(({ event, date = '' }) => {
      const day = eventDayInWords(date, isNow ? at.date : undefined)
      const words = [day, hoursInWords(event, date), event.location, canceledOn(event, date)]
      const line = words.filter(Boolean).join(marks.dot)
      return `<li>${titleLink(event)}<p dir="auto">${escapeHtml(line)}</p></li>`
    })
    .join('')
}
