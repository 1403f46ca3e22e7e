import { alarmComponent } from '#domain/icalendar/alarm.ts'
import { calendarText } from '#domain/icalendar/calendar.ts'
import { type Component, icalText, type Property } from '#domain/icalendar/lines.ts'
import {
  endOfDay,
  icalDate,
  icalInstant,
  wholeDay,
  zonedProperty,
} from '#domain/icalendar/moments.ts'
import { categories } from '#domain/lists/categories.ts'
import { addDays, DAY_MINUTES, weekday } from '#domain/time/civil.ts'
import { pageUrl } from '#locale/languages.ts'
import { eventFeedTexts } from '#texts/feeds.ts'
import { eventPath } from './address.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { relationInWords } from './hours.ts'
import { occurrenceDates } from './occurrences.ts'
import { ruledDays } from './recurrence.ts'
import { isRelative, movesWithPrayer, type PrayerClocksOf, spanOn } from './resolve.ts'
import { calendarRule, DEFAULT_MINUTES } from './rule.ts'
import type { StoredEvent } from './stored.ts'
import { locationInWords } from './words.ts'

/** What the events' calendar contains about the site and the moment. */
interface CalendarPlace {
  name: string
  address: string
  zone: string
  /** The civil date at the mosque. */
  today: string
  /** 'https://example.org', for links: a preview has its own. */
  origin: string
  /** 'example.org': makes the events' ids unique among all calendars; the same in every deploy. */
  host: string
  clocksOf: PrayerClocksOf
  /** Minutes before the start at which subscribers want a reminder; absent: none. */
  alarm?: number | undefined
  /** Of the notices, whose closures cancel days; increases with every save. */
  noticesRevision?: number
  /** The save of the prayer settings that `clocksOf` comes from. */
  prayer: { revision: number; savedAt: string | null }
}

/** An event of the calendar; a cancelled one is marked as such, so that subscribers remove it. */
export interface CalendarEvent {
  event: StoredEvent & Pick<CommunityEvent, 'canceled'>
  cancelled: boolean
}

/** Single days of times that move with a prayer: from last month to twelve months ahead. */
const DAYS_BACK = 31
const DAYS_AHEAD = 366
const WEEK = 7
/** When the initial events, which nobody saved, changed last. */
const INITIAL = Date.parse('2026-01-01T00:00:00Z')
/**
 * A zone's changes of offset are looked up for at most this many years around the current one, since an
 * event mistyped as the year 9999 would make the calendar slow and large.
 */
const YEARS_AROUND = 40

/**
 * Events as a calendar to subscribe to. Repeating ones on the clock are one entry with a rule from
 * their first day; times that follow a prayer change every day, so each day is an entry.
 */
export function eventsCalendar(events: readonly CalendarEvent[], place: CalendarPlace): string {
  const entries = events.flatMap(one => entriesOf(one, place))
  const years = entries.flatMap(({ properties }) => yearOf(properties))
  const year = Number(place.today.slice(0, 4))
  return calendarText(
    {
      name: eventFeedTexts.name(place.name),
      zone: place.zone,
      years: [
        Math.max(Math.min(year, ...years), year - YEARS_AROUND),
        Math.min(Math.max(year, ...years), year + YEARS_AROUND),
      ],
    },
    entries,
  )
}

function yearOf(properties: readonly Property[]): number[] {
  return properties.flatMap(([name, value]) =>
    name.startsWith('DTSTART') ? Number(value.slice(0, 4)) : [],
  )
}

function entriesOf({ event: stored, cancelled }: CalendarEvent, place: CalendarPlace): Component[] {
  const date = eventDate(stored.date)
  if (!date) return []
  const canceled = Object.keys(stored.canceled ?? {})
  if (!calendarRule(stored)) {
    const isOff = cancelled || canceled.length > 0
    return [entry(stored, date, place, { id: stored.id, cancelled: isOff })]
  }
  if (isRelative(stored)) return singleDays(stored, cancelled, place)
  const event = { ...stored, skipped: [...(stored.skipped ?? []), ...canceled] }
  const first = firstDay(event, date)
  if (event.until && event.until < first) return []
  return [
    entry(event, first, place, { id: event.id, cancelled, rule: ruleOf(event, first, place) }),
  ]
}

/** The first day of a repeating event, from its bound, else its date (RFC 5545, DTSTART). */
function firstDay(event: StoredEvent, date: string): string {
  if (!event.recurring) return date
  const from = (event.from && eventDate(event.from)) || date
  return addDays(from, (weekday(date) - weekday(from) + WEEK) % WEEK)
}

function ruleOf(event: StoredEvent, first: string, { zone, clocksOf }: CalendarPlace): Property[] {
  const { start } = spanOn(event, first, clocksOf)
  const { until, skipped = [] } = event
  const last = until && (start === undefined ? icalDate(until) : endOfDay(until, zone))
  const missed = skipped.filter(
    day => day >= first && (!event.recurring || weekday(day) === weekday(first)),
  )
  return [
    ['RRULE', `${calendarRule(event)}${last ? `;UNTIL=${last}` : ''}`],
    ...missed.map(
      (day): Property =>
        start === undefined
          ? ['EXDATE;VALUE=DATE', icalDate(day)]
          : zonedProperty('EXDATE', zone, day, start),
    ),
  ]
}

function singleDays(
  event: CalendarEvent['event'],
  cancelled: boolean,
  place: CalendarPlace,
): Component[] {
  const range = { from: addDays(place.today, -DAYS_BACK), until: addDays(place.today, DAYS_AHEAD) }
  const all = { ...event, skipped: [] }
  const days = event.recurring ? occurrenceDates(all, range) : ruledDays(all, range)
  return days.map(day => {
    const { start = 0 } = spanOn(event, day, place.clocksOf)
    // Closures cancel the date on which a day's event starts.
    const startsOn = addDays(day, Math.floor(start / DAY_MINUTES))
    const isOff = event.skipped?.includes(day) || event.canceled?.[startsOn] !== undefined
    return entry(event, day, place, { id: `${event.id}-${day}`, cancelled: cancelled || isOff })
  })
}

function entry(
  event: StoredEvent,
  day: string,
  place: CalendarPlace,
  { id, cancelled, rule = [] }: { id: string; cancelled: boolean; rule?: Property[] },
): Component {
  const url = pageUrl(eventPath(event), place.origin)
  const { sequence, changed } = lastChange(event, place)
  const about = [event.description, relationInWords(event), event.moreInfoUrl].filter(Boolean)
  // A deleted event is listed only so that calendars remove it.
  const details: Property[] = [
    ['DESCRIPTION', icalText(about.join('\n\n'))],
    ['LOCATION', icalText(locationInWords(event.location, place.address))],
  ]
  const times = timesOf(event, day, place)
  const { alarm } = place
  // A reminder before midnight, when a whole day begins, would come at night.
  const hasAlarm = alarm !== undefined && !cancelled && !isWholeDay(times)
  return {
    name: 'VEVENT',
    properties: [
      ['UID', `${id}@${place.host}`],
      ['DTSTAMP', changed],
      ['LAST-MODIFIED', changed],
      ['SEQUENCE', String(sequence)],
      ...times,
      ...rule,
      ['SUMMARY', icalText(event.title)],
      ...(cancelled ? [] : details),
      ['CATEGORIES', icalText(categories.name(event.category))],
      ['URL', url],
      ['STATUS', cancelled ? 'CANCELLED' : 'CONFIRMED'],
    ],
    inside: hasAlarm ? [alarmComponent(event.title, alarm)] : [],
  }
}

/**
 * The last change of an entry and its number, which programs compare with what they have (RFC 5545,
 * section 3.8.7.4): a save of the event, of a notice, or of the prayer settings for times that follow a
 * prayer. All revisions only grow, and an event keeps the settings' revision of its save, so the number
 * does not go down when a time follows no prayer any more.
 */
function lastChange(event: StoredEvent, { prayer, noticesRevision = 0 }: CalendarPlace) {
  const { revision, prayerRevision = 0, savedAt } = event
  const current = movesWithPrayer(event) ? prayer : { revision: 0, savedAt: null }
  const saves = [savedAt, current.savedAt].flatMap(at => (at === null ? [] : Date.parse(at)))
  return {
    sequence: revision + Math.max(prayerRevision, current.revision) + noticesRevision,
    changed: icalInstant(new Date(Math.max(INITIAL, ...saves))),
  }
}

const isWholeDay = (times: readonly Property[]) => times.some(([name]) => name.includes('=DATE'))

function timesOf(event: StoredEvent, day: string, { zone, clocksOf }: CalendarPlace): Property[] {
  const { start, end } = spanOn(event, day, clocksOf)
  if (start === undefined) return wholeDay(day)
  const last = end === undefined || end <= start ? start + DEFAULT_MINUTES : end
  return [zonedProperty('DTSTART', zone, day, start), zonedProperty('DTEND', zone, day, last)]
}
