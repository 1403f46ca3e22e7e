import { endOfDay, icalDate } from '#domain/icalendar/moments.ts'
import {
  addDays,
  clockOf,
  DAY_MINUTES,
  instantOf,
  minutesOf,
  type WallMoment,
} from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { calendarNoteTexts } from '#texts/eventPage.ts'
import type { CommunityEvent } from './event.ts'
import type { Occurrence } from './occurrences.ts'
import { movesWithPrayer } from './resolve.ts'
import { calendarRule, DEFAULT_MINUTES } from './rule.ts'
import { locationInWords } from './words.ts'

/** Where an event can be added to a visitor's own calendar. */
interface CalendarLinks {
  google: string
  outlook: string
  /** Google's link adds all days of a repeating event with clock times; Outlook's link, and Google's for other events, adds only this day. */
  googleRepeats: boolean
}

/** The mosque's IANA zone and its address, which completes an event's location. */
export interface LinkPlace {
  zone: string
  address: string
}

/** The links that add an occurrence, or all of a repeating event's, to a calendar. */
export function calendarLinks(occurrence: Occurrence, { zone, address }: LinkPlace): CalendarLinks {
  const { event } = occurrence
  const { title, description } = event
  const location = locationInWords(event.location, address)
  const { from, until, isAllDay } = spanOf(occurrence)
  const compact = ({ date, clock }: WallMoment) =>
    `${date}${isAllDay ? '' : `T${clock}00`}`.replace(/[-:]/g, '')
  const instant = ({ date, clock }: WallMoment) =>
    isAllDay ? date : instantOf(date, clock, zone).toISOString()
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(from)}/${compact(until)}`,
    ctz: zone,
    details: [description, ...daysOff(occurrence)].join('\n'),
    location,
    ...(repeats(event) && { recur: ruleOf(event, isAllDay, zone) }),
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: instant(from),
    enddt: instant(until),
    allday: String(isAllDay),
    body: description,
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
    googleRepeats: repeats(event),
  }
}

/** Google's link has no exceptions to a rule: they are described in words. */
function daysOff({ event, date }: Occurrence): string[] {
  const skipped = repeats(event) ? (event.skipped ?? []) : []
  return skipped.filter(day => day > date).map(day => calendarNoteTexts.notOn(formatLong(day)))
}

function spanOf({ date, start, end }: Occurrence) {
  if (!start) {
    return {
      from: { date, clock: '' },
      until: { date: addDays(date, 1), clock: '' },
      isAllDay: true,
    }
  }
  const begins = minutesOf(start)
  const ends = end ? minutesOf(end) + (end > start ? 0 : DAY_MINUTES) : begins + DEFAULT_MINUTES
  return {
    from: { date, clock: start },
    until: { date: addDays(date, Math.floor(ends / DAY_MINUTES)), clock: clockOf(ends) },
    isAllDay: false,
  }
}

/** Times that follow a prayer change every week, so a rule would be wrong. */
const repeats = (event: CommunityEvent) => !!calendarRule(event) && !movesWithPrayer(event)

/** Its last day ends at midnight in the mosque's time, when it is already the next day in UTC. */
function ruleOf(event: CommunityEvent, isAllDay: boolean, zone: string): string {
  const { until } = event
  const last = until && (isAllDay ? icalDate(until) : endOfDay(until, zone))
  return `RRULE:${calendarRule(event)}${last ? `;UNTIL=${last}` : ''}`
}
