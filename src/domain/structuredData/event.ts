import { eventDate, hoursOn } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { eventImage } from '#domain/events/image.ts'
import { daysMoved, startDate } from '#domain/events/occurrences.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { weekdayOfMonth } from '#domain/events/rule.ts'
import type { EidDay } from '#domain/prayer/response.ts'
import { addDays, instantOf, isoOffset, offsetAt, weekday } from '#domain/time/civil.ts'
import { pageUrl } from '#locale/languages.ts'
import { prayerFeedTexts } from '#texts/feeds.ts'
import { marks } from '#texts/marks.ts'
import type { StructuredData } from './script.ts'

/** What structured data contains besides the event. */
interface EventPlace {
  /** The center's name and address. */
  name: string
  address: string
  /** IANA. */
  zone: string
  /** 'https://example.org', for full addresses. */
  origin: string
  /** The path of the event's page. */
  path: string
}

/**
 * An event for search engines (schema.org Event; a weekly one with its eventSchedule). `date` is
 * the next day; the result is undefined without one, since search engines reject an Event without a
 * date.
 */
export function eventData(
  event: CommunityEvent,
  date: string | undefined,
  place: EventPlace,
): StructuredData | undefined {
  if (!date) return undefined
  const own = event.repeats === 'days' ? event.occurrences : undefined
  const days = own?.map(day => startDate(event, day)) ?? [date]
  const [first, last] = [days[0] ?? date, days.at(-1) ?? date]
  const [{ start }, { end }] = [hoursOn(event, first), hoursOn(event, last)]
  const image = eventImage(event.image)
  const isCanceled = days.every(day => event.canceled?.[day] !== undefined)
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url: pageUrl(place.path, place.origin),
    startDate: start ? zoned(first, start, place.zone) : first,
    ...(start && end
      ? { endDate: zoned(end > start ? last : addDays(last, 1), end, place.zone) }
      : last > first && { endDate: last }),
    ...heldAt(event.location, place),
    ...(isCanceled && { eventStatus: 'https://schema.org/EventCancelled' }),
    ...(image && { image: new URL(image, place.origin).href }),
    // What is cancelled is that day, not all of them.
    ...(recurs(event) && !isCanceled && { eventSchedule: scheduleOf(event, date, place.zone) }),
  }
}

/** What every gathering at the center has in common; `room`: where in it, or another place. */
const heldAt = (room: string | undefined, { name, address, origin }: Omit<EventPlace, 'path'>) => ({
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: room ? `${room}, ${name}` : name, address },
  organizer: { '@type': 'Organization', name, url: origin },
})

/** The prayers of one Eid for search engines, each an Event of its own. */
export function eidData(
  { name, prayers, expected }: EidDay,
  date: string,
  place: Omit<EventPlace, 'path'>,
): StructuredData[] {
  const eid = prayerFeedTexts.eid(name)
  const nameWith = (note: string) => (note ? prayerFeedTexts.withNote(eid, note) : eid)
  return prayers.map(prayer => ({
    '@type': 'Event',
    name: nameWith(
      [expected && prayerFeedTexts.expected, prayer.language].filter(Boolean).join(marks.comma),
    ),
    url: pageUrl('/prayer-times', place.origin),
    startDate: zoned(date, prayer.takbir ?? prayer.time, place.zone),
    ...heldAt(prayer.place, place),
    ...(prayer.note && { description: prayer.note }),
  }))
}

/** https://schema.org/DayOfWeek, whatever the reader's language. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** https://schema.org/Schedule: a weekday of the month is a text as in iCalendar. */
function frequencyOf({ repeats, ...event }: CommunityEvent, next: string) {
  const date = eventDate(event.date) ?? next
  if (!repeats)
    return { repeatFrequency: 'P1W', byDay: `https://schema.org/${WEEKDAYS[weekday(next)]}` }
  return {
    repeatFrequency: 'P1M',
    ...(repeats === 'monthDay'
      ? { byMonthDay: Number(date.slice(8)) }
      : { byDay: weekdayOfMonth(repeats, date) }),
  }
}

function scheduleOf(event: CommunityEvent, next: string, zone: string): StructuredData {
  const moved = (day: string) => addDays(day, event.recurring ? daysMoved(event, next) : 0)
  const date = eventDate(event.date) ?? ''
  const first = moved((event.from && eventDate(event.from)) || date)
  const { start, end } = event.startsAt ? { start: '', end: '' } : hoursOn(event, date)
  const missed = [...(event.skipped ?? []).map(moved), ...Object.keys(event.canceled ?? {})]
  return {
    '@type': 'Schedule',
    ...frequencyOf(event, next),
    // A weekly event without a first day takes place before its date too.
    startDate: first < next ? first : next,
    ...(event.until && { endDate: moved(event.until) }),
    ...(start && { startTime: `${start}:00` }),
    ...(end && { endTime: `${end}:00` }),
    ...(missed.length > 0 && { exceptDate: missed }),
    scheduleTimezone: zone,
  }
}

/** '2026-11-27T19:45:00-05:00'. */
function zoned(date: string, clock: string, zone: string): string {
  const minutes = offsetAt(zone, instantOf(date, clock, zone))
  return `${date}T${clock}:00${isoOffset(minutes)}`
}
