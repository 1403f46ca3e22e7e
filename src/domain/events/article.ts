import { escapeHtml } from '#domain/content/escape.ts'
import { eventsFeedPath } from '#domain/feeds/choices.ts'
import { categories, markOf } from '#domain/lists/categories.ts'
import { addDays, instantOf, type WallMoment } from '#domain/time/civil.ts'
import { formatDay, formatMonthDay } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import {
  goneEventTexts,
  eventPageTexts as texts,
  unavailableEventTexts,
  unlistedEventTexts,
} from '#texts/eventPage.ts'
import { eventPictureTexts } from '#texts/eventPicture.ts'
import { eventDayTexts, eventStateTexts } from '#texts/eventWords.ts'
import { marks } from '#texts/marks.ts'
import { calendarLinks, type LinkPlace } from './calendarLinks.ts'
import { canceledOn } from './canceled.ts'
import { eventDate, hoursOn } from './dates.ts'
import { dayOnPage } from './dayOnPage.ts'
import type { CommunityEvent } from './event.ts'
import { inLanguage, moreLink } from './eventHtml.ts'
import { nextMiss } from './groups.ts'
import { hoursInWords, relationInWords } from './hours.ts'
import { eventImage } from './image.ts'
import { linkedHtml } from './linked.ts'
import { shownDay } from './listing.ts'
import { daysMoved, occurrenceDates } from './occurrences.ts'
import { canEnlarge, eventPicture } from './picture.ts'
import { recurs } from './recurrence.ts'
import { rhythmInWords } from './rhythm.ts'
import { wayTo } from './words.ts'

/** How many of a repeating event's next days its page lists, and how far ahead: all days of one that ends by then. */
const DAYS_NAMED = 4
const DAYS_AHEAD = 92
const FAR_AHEAD = 366

/** The moment a page is rendered for, in the mosque's time, and what calendar links contain. */
export interface ArticleMoment extends LinkPlace {
  at: WallMoment
}

/**
 * An event's page as safe HTML: the only renderer, used by the build, by the function for newer
 * events, and by the panel. What it says stays right when it is read later: its days get the words of
 * today in the browser (`dayOnPage`), and what is on now is shown there by its instants.
 */
export function eventArticle(event: CommunityEvent, moment: ArticleMoment): string {
  const { at, address } = moment
  const { date, isOver } = shownDay(event, at)
  const more = moreLink(event)
  // A cancelled day of a series is left out; of a single event nothing is left.
  const isAhead = date !== undefined && !isOver && (recurs(event) || !canceledOn(event, date))
  return `<article class="event-page" data-tone="${markOf(event.category)}" data-event="${escapeHtml(event.id)}" data-address="${escapeHtml(address)}"${event.listedUntil ? ` data-until="${escapeHtml(event.listedUntil)}"` : ''}>
<header>
<p class="event-card-badges"><span class="event-badge">${escapeHtml(categories.name(event.category))}</span>${
    recurs(event) ? `<span class="badge badge-plain">${eventStateTexts.recurring}</span>` : ''
  }</p>
<h1${inLanguage(event, 'title')}>${escapeHtml(event.title)}</h1>
${when(event, date, moment, isOver)}
${event.location ? `<p class="event-page-where"${inLanguage(event, 'location')}>${escapeHtml(event.location)}</p>` : ''}
${actions(event, address, isAhead)}
${isAhead ? adding(event, date, moment) : ''}
</header>
${picture(event)}<div class="event-page-text"${inLanguage(event, 'description')}>${paragraphs(event.description)}${more && `<p>${more}</p>`}</div>
${isOver ? '' : further(event, at)}
</article>`
}

/** One tap to add the event, share it or find the way; sharing needs a script. */
function actions(event: CommunityEvent, address: string, isAhead: boolean): string {
  const add = `<a class="button button-primary" href="${escapeHtml(eventsFeedPath({ event: event.id }))}">${texts.add}</a>`
  const way = `<a class="button button-quiet" href="${escapeHtml(wayTo(event.location, address))}" target="_blank" rel="noopener">${texts.way}<span class="visually-hidden">${texts.wayRest}</span></a>`
  return `<p class="event-page-actions no-print">${isAhead ? add + way : ''}<button type="button" class="button button-quiet" data-share disabled>${texts.share}</button></p>`
}

/** The page of a deleted event. */
export function goneArticle(): string {
  return `<article class="event-page"><h1>${goneEventTexts.title}</h1>
<p>${withLinks(goneEventTexts.text, ['/events', '/contact'])}</p></article>`
}

/** The page of an event whose days of being listed are over. */
export function unlistedArticle(): string {
  return `<article class="event-page"><h1>${unlistedEventTexts.title}</h1>
<p>${withLinks(unlistedEventTexts.text, ['/events', '/contact'])}</p></article>`
}

/** What the page of an event says while the stored events cannot be read. */
export function unavailableArticle(): string {
  return `<article class="event-page"><h1>${unavailableEventTexts.title}</h1>
<p>${withLinks(unavailableEventTexts.text, ['/events'])}</p></article>`
}

/** A text whose marked words are links, in this order. */
const withLinks = (text: (mark: string) => string, paths: readonly string[]): string =>
  text('|')
    .split('|')
    .map((part, place) => (place % 2 ? `<a href="${paths[(place - 1) / 2]}">${part}</a>` : part))
    .join('')

function picture({ image, title }: CommunityEvent): string {
  const found = eventPicture(image)
  if (!found) return ''
  const srcset = found.srcset
    ? ` srcset="${escapeHtml(found.srcset)}" sizes="(min-width: 56rem) 44rem, 92vw"`
    : ''
  // A flyer is described by its event, whose texts are beside it; the drawings of a new site say nothing.
  const alt = canEnlarge(image) ? escapeHtml(title) : ''
  const shown = `<img src="${escapeHtml(found.src)}"${srcset} alt="${alt}" width="800" height="500">`
  const whole = canEnlarge(image)
    ? `<a class="event-enlarge" href="${escapeHtml(eventImage(image) ?? '')}" aria-label="${escapeHtml(eventPictureTexts.enlarge(title))}" data-enlarge="${escapeHtml(image)}">${shown}</a>`
    : shown
  return `<div class="event-page-picture">${whole}</div>`
}

function when(
  event: CommunityEvent,
  date: string | undefined,
  { at, zone }: ArticleMoment,
  isOver: boolean,
): string {
  const hours = hoursInWords(event, date)
  const relation = relationInWords(event)
  const missed = isOver ? undefined : nextMiss(event, at.date)
  const lines = [
    date ? `<b data-day="${date}">${dayOnPage(date)}</b>` : `<b>${eventDayTexts.undated}</b>`,
    hours && `<span><bdi>${escapeHtml(hours)}</bdi></span>`,
    relation && !hours.startsWith(relation) && `<span class="muted">${escapeHtml(relation)}</span>`,
    date && !canceledOn(event, date) && onNow(event, date, zone),
    canceledOn(event, date) &&
      `<strong class="event-card-missed">${escapeHtml(canceledOn(event, date))}</strong>`,
    missed &&
      `<strong class="event-card-missed" data-day="${missed}" data-missed>${dayOnPage(missed, true)}</strong>`,
    isOver && `<span class="event-page-over">${texts.over}</span>`,
  ]
  return `<p class="event-page-when">${lines.filter(Boolean).join('')}</p>`
}

/** Shown between its instants, by the script in the head. */
function onNow(event: CommunityEvent, date: string, zone: string): string {
  const { start, end } = hoursOn(event, date)
  if (!start || !end || start === end) return ''
  const last = end > start ? date : addDays(date, 1)
  const [from, until] = [instantOf(date, start, zone), instantOf(last, end, zone)].map(one =>
    one.toISOString(),
  )
  return `<b class="event-page-now" data-shown-from="${from}" data-shown-until="${until}" hidden>${eventStateTexts.onNow}</b>`
}

const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .filter(line => line.trim())
    .map(line => `<p>${linkedHtml(line)}</p>`)
    .join('')

/** A repeating event's rule and next days; skipped days are listed too. */
function further(event: CommunityEvent, at: WallMoment): string {
  const first = eventDate(event.date)
  if (!(event.recurring || event.occurrences) || !first) return ''
  const last = addDays(at.date, event.recurring ? DAYS_AHEAD : FAR_AHEAD)
  const days = occurrenceDates(event, { from: at.date, until: last })
  const ends = event.until && event.until <= last
  const named = ends ? days : days.slice(0, DAYS_NAMED)
  const until = named.at(-1) ?? ''
  const moved = event.recurring ? daysMoved(event, named[0] ?? first) : 0
  const skipped = (event.skipped ?? [])
    .map(day => addDays(day, moved))
    .filter(day => day >= at.date && day <= until)
    .sort()
  const items = [...named.map(day => `<li>${dayLine(event, day)}</li>`)]
  const misses = skipped.map(day => `<li>${texts.notOn(formatDay(day))}</li>`)
  return `<aside><h2>${rhythmInWords(event, named[0] ?? first)}</h2><ul>${items.join('')}${misses.join('')}</ul></aside>`
}

function dayLine(event: CommunityEvent, day: string): string {
  const hours = [event.startsAt && hoursInWords(event, day), canceledOn(event, day)]
    .filter(Boolean)
    .join(marks.comma)
  return `<time datetime="${day}">${capital(formatDay(day))}</time>${hours && ` <bdi class="muted">${escapeHtml(hours)}</bdi>`}`
}

/** Calendars that take no file, below the button that has it. */
function adding(event: CommunityEvent, date: string, place: LinkPlace): string {
  const { google, outlook, googleRepeats } = calendarLinks(
    { event, date, ...hoursOn(event, date) },
    place,
  )
  const alone = (name: string) =>
    event.recurring || event.occurrences ? texts.only(name, formatMonthDay(date)) : name
  const link = (href: string, name: string) =>
    `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${name}</a>`
  return `<p class="event-page-add no-print">${link(google, googleRepeats ? texts.google : alone(texts.google))}${link(outlook, alone(texts.outlook))}</p>`
}
