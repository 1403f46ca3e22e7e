import { escapeHtml } from '#domain/content/escape.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import type { ListedEvent } from '#domain/events/carousel.ts'
import { eventDayInWords } from '#domain/events/dayWords.ts'
import { framedPicture, inLanguage, moreLink, titleLink } from '#domain/events/eventHtml.ts'
import { isOnNow, missInWords } from '#domain/events/groups.ts'
import { hoursInWords, relationInWords } from '#domain/events/hours.ts'
import { linkedHtml } from '#domain/events/linked.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { categories, markOf } from '#domain/lists/categories.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { glyphHtml } from '#islands/ui/glyphHtml.ts'
import { mapPin } from '#islands/ui/lucideOnSite.ts'
import { eventCardTexts as texts } from '#texts/eventList.ts'
import { eventDayTexts, eventStateTexts } from '#texts/eventWords.ts'
import { marks } from '#texts/marks.ts'

/**
 * One event of the list (docs/product.md, section 5), but for when it is, which changes from day to day.
 * `marksOnce`: events of one day are marked, since weekly ones are beside them.
 */
export function cardHtml({ event, date }: ListedEvent, marksOnce: boolean, when: string): string {
  const { category, location } = event
  const isRecurring = recurs(event)
  const isOnce = marksOnce && !isRecurring && date !== undefined
  const badges = [
    `<span class="event-badge">${escapeHtml(categories.name(category))}</span>`,
    isRecurring && `<span class="badge badge-plain">${eventStateTexts.recurring}</span>`,
    isOnce && `<span class="badge">${texts.once}</span>`,
  ]
  const where =
    location &&
    `<p class="event-card-where">${glyphHtml(mapPin)}<span${inLanguage(event, 'location')}>${escapeHtml(location)}</span></p>`
  const sizes = '(min-width: 48rem) 24rem, 92vw'
  return `<article class="event-card" data-tone="${markOf(category)}"${isOnce ? ' data-once' : ''}><div class="event-card-picture">${framedPicture(event, { sizes, blank: texts.noPicture })}</div><div class="event-card-body"><p class="event-card-badges">${badges.filter(Boolean).join('')}</p><h3>${titleLink(event)}</h3><p class="event-card-when">${when}</p>${where}<p class="event-card-text"${inLanguage(event, 'description')}>${linkedHtml(event.description)}</p>${moreLink(event)}</div></article>`
}

/** When an event is. Without a moment, as in the prebuilt page, a weekly one has its weekday alone. */
export function whenHtml({ event, date }: ListedEvent, at: WallMoment | undefined): string {
  const hours = hoursInWords(event, date)
  const relation = hours && relationInWords(event)
  const every = rhythmInWords(event, date)
  // The badge says it of what is on every week for good.
  const rhythm = event.recurring && !event.until ? '' : every
  const canceled = canceledOn(event, date)
  const isOn = !canceled && at && date && isOnNow(event, date, at)
  // One day is cancelled, not all of them.
  const always = !at && !canceled && every
  const day = date ? always || eventDayInWords(date, at?.date) : eventDayTexts.undated
  const missed = [canceled, at && missInWords(event, at.date)]
  const lines = [
    `<span><b>${escapeHtml(day)}</b>${isOn ? `<b class="event-card-now">${marks.dot}${eventStateTexts.onNow}</b>` : ''}</span>`,
    hours && `<span><bdi>${escapeHtml(hours)}</bdi></span>`,
    relation && !hours.startsWith(relation) && `<span class="muted">${escapeHtml(relation)}</span>`,
    // The prebuilt page keeps its room: the days show up in it without moving what is below.
    rhythm &&
      (at
        ? `<span class="muted">${escapeHtml(rhythm)}</span>`
        : '<span class="event-card-kept">&nbsp;</span>'),
    ...missed.map(
      words => words && `<strong class="event-card-missed">${escapeHtml(words)}</strong>`,
    ),
  ]
  return lines.filter(Boolean).join('')
}
