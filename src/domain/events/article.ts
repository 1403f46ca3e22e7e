import { escapeHtml } from '#domain/content/escape.ts'
import { eventsFeedPath } from '#domain/feeds/choices.ts'
import { addDays } from '#domain/time/civil.ts'
import { formatDay, weekdayName } from '#domain/time/format.ts'
import { calendarLinks, type LinkPlace } from './calendarLinks.ts'
import type { WallMoment } from './carousel.ts'
import { CATEGORY_LABELS } from './categories.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { isOnNow, missInWords } from './groups.ts'
import { hoursInWords, hoursOn, relationInWords } from './hours.ts'
import { eventImage } from './image.ts'
import { linkedHtml } from './linked.ts'
import { listing } from './listing.ts'
import { daysMoved, occurrenceDates } from './occurrences.ts'
import { canEnlarge, eventPicture } from './picture.ts'
import { eventDayInWords, wayTo } from './words.ts'

/** How many of a weekly event's next days its page lists, and how far ahead. */
const DAYS_NAMED = 4
const DAYS_AHEAD = 92

const TEXTS = {
  recurring: 'Recurring',
  onNow: 'On now',
  add: 'Add to calendar',
  share: 'Share this event',
  way: 'Map',
  newTab: ' of the way, in a new tab',
  enlarge: (title: string) => `Enlarge the picture of ${title}`,
}

/** The moment a page is rendered for, in the mosque's time, and what calendar links contain. */
export interface ArticleMoment extends LinkPlace {
  at: WallMoment
}

/**
 * An event's page as safe HTML: the only renderer, used by the build, by the function for newer
 * events, and by the browser, which renders it for the current time.
 */
export function eventArticle(event: CommunityEvent, moment: ArticleMoment): string {
  const { at, address } = moment
  const { upcoming, past } = listing([event], at)
  const date = (upcoming[0] ?? past[0])?.date
  const isOver = upcoming.length === 0
  return `<article class="event-page" data-tone="${event.category}" data-event="${escapeHtml(event.id)}" data-address="${escapeHtml(address)}">
<header>
<p class="event-card-badges"><span class="event-badge">${CATEGORY_LABELS[event.category]}</span>${
    event.recurring ? `<span class="badge badge-plain">${TEXTS.recurring}</span>` : ''
  }</p>
<h1>${escapeHtml(event.title)}</h1>
${when(event, date, at, isOver)}
${event.location ? `<p class="event-page-where">${escapeHtml(event.location)}</p>` : ''}
${actions(event, address, date !== undefined && !isOver)}
</header>
${picture(event)}<div class="event-page-text">${paragraphs(event.description)}${more(event)}</div>
<aside>${isOver ? '' : further(event, at)}${date && !isOver ? adding(event, date, moment) : ''}</aside>
</article>`
}

/** One tap to add the event, share it or find the way; sharing needs a script. */
function actions(event: CommunityEvent, address: string, isAhead: boolean): string {
  const add = `<a class="button button-primary" href="${escapeHtml(eventsFeedPath({ event: event.id }))}">${TEXTS.add}</a>`
  const way = `<a class="button button-quiet" href="${escapeHtml(wayTo(event.location, address))}" target="_blank" rel="noopener">${TEXTS.way}<span class="visually-hidden">${TEXTS.newTab}</span></a>`
  return `<p class="event-page-actions no-print">${isAhead ? add : ''}<button type="button" class="button button-quiet" data-share hidden>${TEXTS.share}</button>${isAhead ? way : ''}</p>`
}

/** The page of a deleted event. */
export function goneArticle(): string {
  return `<article class="event-page"><h1>This event was taken off the calendar</h1>
<p>It is not taking place as announced. <a href="/events">See what is on</a>, or <a href="/contact">ask us about it</a>.</p></article>`
}

/** What the page of an event says while the stored events cannot be read. */
export function unavailableArticle(): string {
  return `<article class="event-page"><h1>This event cannot be shown right now</h1>
<p>Please try again in a minute, or <a href="/events">see all events</a>.</p></article>`
}

function picture({ image, title }: CommunityEvent): string {
  const found = eventPicture(image)
  if (!found) return ''
  const srcset = found.srcset
    ? ` srcset="${escapeHtml(found.srcset)}" sizes="(min-width: 56rem) 44rem, 92vw"`
    : ''
  const shown = `<img src="${escapeHtml(found.src)}"${srcset} alt="" width="800" height="500">`
  const whole = canEnlarge(image)
    ? `<a class="event-enlarge" href="${escapeHtml(eventImage(image) ?? '')}" aria-label="${escapeHtml(TEXTS.enlarge(title))}" data-enlarge="${escapeHtml(image)}">${shown}</a>`
    : shown
  return `<div class="event-page-picture">${whole}</div>`
}

function when(
  event: CommunityEvent,
  date: string | undefined,
  at: WallMoment,
  isOver: boolean,
): string {
  const hours = hoursInWords(event, date)
  const relation = relationInWords(event)
  const missed = isOver ? '' : missInWords(event, at.date)
  const lines = [
    `<b>${date ? eventDayInWords(date, at.date) : 'Date to be announced'}</b>`,
    hours && `<span><bdi>${escapeHtml(hours)}</bdi></span>`,
    relation && !hours.startsWith(relation) && `<span class="muted">${escapeHtml(relation)}</span>`,
    date && isOnNow(event, date, at) && `<b class="event-page-now">${TEXTS.onNow}</b>`,
    missed && `<strong class="event-card-missed">${missed}</strong>`,
    isOver && '<span class="event-page-over">This event is over.</span>',
  ]
  return `<p class="event-page-when">${lines.filter(Boolean).join('')}</p>`
}

const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .filter(line => line.trim())
    .map(line => `<p>${linkedHtml(line)}</p>`)
    .join('')

function more({ moreInfoUrl, title }: CommunityEvent): string {
  if (!/^https?:\/\//i.test(moreInfoUrl)) return ''
  return `<p><a class="arrow-link" href="${escapeHtml(moreInfoUrl)}" target="_blank" rel="noopener">More Info<span class="visually-hidden"> about ${escapeHtml(title)}, in a new tab</span></a></p>`
}

/** A weekly event's rule and next days; skipped days are listed too. */
function further(event: CommunityEvent, at: WallMoment): string {
  const first = eventDate(event.date)
  if (!event.recurring || !first) return ''
  const days = occurrenceDates(event, { from: at.date, until: addDays(at.date, DAYS_AHEAD) })
  const named = days.slice(0, DAYS_NAMED)
  const until = named.at(-1) ?? ''
  const moved = daysMoved(event, named[0] ?? first)
  const skipped = (event.skipped ?? [])
    .map(day => addDays(day, moved))
    .filter(day => day >= at.date && day <= until)
    .sort()
  const items = [...named.map(day => `<li>${dayLine(event, day)}</li>`)]
  const misses = skipped.map(day => `<li>Not on ${formatDay(day)}</li>`)
  return `<h2>Every ${weekdayName(named[0] ?? first)}</h2><ul>${items.join('')}${misses.join('')}</ul>`
}

function dayLine(event: CommunityEvent, day: string): string {
  const hours = event.startsAt ? hoursInWords(event, day) : ''
  return `<time datetime="${day}">${formatDay(day)}</time>${hours && ` <bdi class="muted">${escapeHtml(hours)}</bdi>`}`
}

function adding(event: CommunityEvent, date: string, place: LinkPlace): string {
  const links = calendarLinks({ event, date, ...hoursOn(event, date) }, place)
  const { google, outlook, ics, googleRepeats } = links
  const alone = event.recurring ? ` (${formatDay(date).replace(/^\w+, /, '')} only)` : ''
  const link = (href: string, name: string, rest = '') =>
    `<li><a href="${escapeHtml(href)}"${rest}>${name}</a></li>`
  const away = ' target="_blank" rel="noopener"'
  return `<h2>Add to your calendar</h2><ul class="event-page-add">${link(google, `Google Calendar${googleRepeats ? '' : alone}`, away)}${link(
    outlook,
    `Outlook${alone}`,
    away,
  )}${link(ics, 'Apple and others (.ics)')}</ul>`
}
