import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import type { DayTimeName, PrayerName } from '#domain/prayer/names.ts'
import type { JumuahSlot } from '#domain/prayer/response.ts'
import { addDays, clockOf, DAY_MINUTES, firstOfMonth, minutesOf } from '#domain/time/civil.ts'
import { eventClock, eventDate } from './dates.ts'
import type { CommunityEvent, ResolvedTimes } from './event.ts'
import { occurrenceDates } from './occurrences.ts'
import { listedDays } from './recurrence.ts'
import type { RelativeTime } from './relative.ts'

/** The prayer times of a day that events can be relative to; clock times on 24 hours. */
interface PrayerClocks {
  readonly athan: Readonly<Record<DayTimeName, string>>
  readonly iqama: Readonly<Record<PrayerName, string>>
  readonly jumuah: readonly JumuahSlot[]
}

/** The prayer times of a day; undefined for a day that has none, such as one far in the future. */
export type PrayerClocksOf = (date: string) => PrayerClocks | undefined

/** Start and end in minutes from the midnight that begins the day; above 1440 they are on the next day. */
interface Span {
  start: number | undefined
  end: number | undefined
}

/** How many months ahead occurrences are resolved for the public response. */
const MONTHS_AHEAD = 6

/** The fields that decide an event's hours. */
export type EventTimes = Pick<CommunityEvent, 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>

/** When an event takes place on one of its days. The end is always after the start. */
export function spanOn(event: EventTimes, date: string, clocksOf: PrayerClocksOf): Span {
  const { startsAt, endsAt } = event
  const start = startsAt ? minutesAfter(startsAt, clocksOf(date)) : minutesOfText(event.startTime)
  if (endsAt === undefined) return { start, end: following(start, minutesOfText(event.endTime)) }
  if ('lasts' in endsAt)
    return { start, end: start === undefined ? undefined : start + endsAt.lasts }
  const end = minutesAfter(endsAt, clocksOf(date))
  if (start === undefined || end === undefined || end >= start) return { start, end }
  // From Isha until Fajr: Fajr of the next day.
  const next = minutesAfter(endsAt, clocksOf(addDays(date, 1)))
  return { start, end: next === undefined ? undefined : next + DAY_MINUTES }
}

/** Whether any of its times follows a prayer or its start. */
export const isRelative = ({ startsAt, endsAt }: CommunityEvent) =>
  startsAt !== undefined || endsAt !== undefined

/** Whether any of its times follows a prayer, so that it moves from day to day. */
export const movesWithPrayer = ({ startsAt, endsAt }: EventTimes) =>
  startsAt !== undefined || (endsAt !== undefined && 'prayer' in endsAt)

/**
 * The event with the days of its rule and its relative times resolved, seen from today: for its own
 * date or listed days, or a weekly one's days from last month to half a year ahead. Other events stay
 * as they are.
 */
export function withResolvedTimes<E extends CommunityEvent>(
  event: E,
  today: string,
  clocksOf: PrayerClocksOf,
): E {
  const occurrences = event.repeats && listedDays(event, today)
  const listed = occurrences ? { ...event, occurrences } : event
  if (!isRelative(event)) return listed
  const own = eventDate(event.date)
  const days = occurrences ?? (own ? [own] : [])
  const dates = event.recurring ? occurrenceDates(event, windowAt(today)) : days
  const times = dates.flatMap(date => {
    const { start, end } = spanOn(event, date, clocksOf)
    if (start === undefined) return []
    return [
      [addDays(date, Math.floor(start / DAY_MINUTES)), [clockOf(start), clockText(end)]] as const,
    ]
  })
  return { ...listed, times: Object.fromEntries(times) as ResolvedTimes }
}

/**
 * The same for visitors: the date of an event with listed days is its next one, since older clients
 * show it on its date alone.
 */
export function onNextDay<E extends CommunityEvent>(event: E, today: string): E {
  const { occurrences } = event
  const date = occurrences?.find(day => day >= today) ?? occurrences?.at(-1)
  return date ? { ...event, date } : event
}

/** The days that a weekly event is resolved for; the same during a month. */
const windowAt = (today: string) => ({
  from: firstOfMonth(today, -1),
  until: addDays(firstOfMonth(today, MONTHS_AHEAD + 1), -1),
})

function minutesAfter(
  { prayer, at, minutes }: RelativeTime,
  clocks: PrayerClocks | undefined,
): number | undefined {
  if (!clocks) return undefined
  const line = dayLine(clocks.athan)
  if (prayer === 'sunrise') return line.sunrise + minutes
  if (prayer === 'jumuah') {
    const slot = minutes > 0 ? clocks.jumuah.at(-1) : clocks.jumuah[0]
    const clock = at === 'athan' ? (slot?.khutbah ?? slot?.time) : slot?.time
    if (clock) return nearest(clock, line.dhuhr) + minutes
    return minutesAfter({ prayer: 'dhuhr', at, minutes }, clocks)
  }
  if (at === 'athan') return line[prayer] + minutes
  const iqama = clocks.iqama[prayer]
  return iqama ? nearest(iqama, line[prayer]) + minutes : undefined
}

function minutesOfText(text: string): number | undefined {
  const clock = eventClock(text)
  return clock === undefined ? undefined : minutesOf(clock)
}

/** A clock time as an end, moved after its start. */
function following(start: number | undefined, end: number | undefined): number | undefined {
  if (start === undefined || end === undefined) return end
  return end + Math.ceil(Math.max(0, start - end) / DAY_MINUTES) * DAY_MINUTES
}

const clockText = (minutes: number | undefined) => (minutes === undefined ? '' : clockOf(minutes))
