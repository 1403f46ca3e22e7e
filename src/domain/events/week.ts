import { slotsOn } from '#domain/prayer/jumuah.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { addDays, compareTimes, datesFrom, type WallMoment } from '#domain/time/civil.ts'
import { dayTexts } from '#texts/prayerDay.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { weekTexts } from '#texts/week.ts'
import { canceledOn } from './canceled.ts'
import { isOver } from './carousel.ts'
import { hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { isOnNow, missedDays } from './groups.ts'
import { isListed } from './listed.ts'
import { type Occurrence, occurrences } from './occurrences.ts'

/** An event on one of its days. */
export interface WeekEvent extends Occurrence {
  isOn?: boolean
  /** It does not take place on this day of its week. */
  isMissed?: boolean
  /** 'Cancelled: snow': the mosque is closed then. */
  canceled?: string
  /** The missed one whose place it takes: an event of one day with its title. */
  movedFrom?: Pick<Occurrence, 'date' | 'start'>
}

/** The Jumu'ahs or Eid prayers of a day that are ahead, in one line. */
export interface Gathering {
  name: string
  date: string
  /** When the first begins, on 24 hours: of Jumu'ah its khutbah, if its time is known. */
  clock: string
  isKhutbah: boolean
  /** When the others begin. */
  also: string[]
  /** When the last prayer begins: from then on it is not ahead. */
  until: string
}

type WeekEntry = WeekEvent | Gathering
interface WeekDay {
  date: string
  entries: WeekEntry[]
}

/** What gatherings are found in. */
export interface GatheringTimes extends Pick<PrayerTimesResponse, 'jumuah'> {
  readonly info: readonly Pick<PrayerRow, 'iso' | 'jumuah' | 'khutbahs' | 'eid'>[]
}

/** Days after today that belong to its week. */
const REST_OF_WEEK = 6
/** After a week without any event this many are looked for, this many days ahead. */
const FEW = 3
const FAR = 60
/** More than these are on the events page. */
const MOST = 16

/**
 * What is ahead at the mosque in the seven days from a moment on: today, and the days on which there
 * is something; of a week without events the next ones after it.
 */
export function weekAhead(
  events: readonly CommunityEvent[],
  times: GatheringTimes | null,
  at: WallMoment,
): WeekDay[] {
  const active = events.filter(event => isListed(event, at.date))
  const last = addDays(at.date, REST_OF_WEEK)
  const found = eventsIn(active, last, at)
  const coming =
    found.length > 0 ? found : eventsIn(active, addDays(at.date, FAR), at).slice(0, FEW)
  const entries = [...coming, ...gatheringsIn(times, last, at)].sort(byTime).slice(0, MOST)
  const dates = [...new Set([at.date, ...entries.map(({ date }) => date)])]
  return dates.map(date => ({ date, entries: entries.filter(entry => entry.date === date) }))
}

/** Every day of the two weeks from a date on: a prebuilt page has them, and shows its reader's week. */
export function twoWeeks(
  events: readonly CommunityEvent[],
  times: GatheringTimes | null,
  date: string,
): WeekDay[] {
  const at = { date, clock: '00:00' }
  const until = addDays(date, 2 * REST_OF_WEEK + 1)
  const active = events.filter(event => isListed(event, date))
  const coming = eventsIn(active, until, at).filter(({ isOn }) => !isOn)
  const entries = [...coming, ...gatheringsIn(times, until, at)].sort(byTime)
  return datesFrom(date, until).map(day => ({
    date: day,
    entries: entries.filter(entry => entry.date === day),
  }))
}

/** Whether it is so in every week: all that a page can say for sure before it knows the day. */
export const isEveryWeek = (entry: WeekEntry): boolean =>
  'event' in entry &&
  entry.event.recurring &&
  !(entry.event.until || entry.isMissed || entry.canceled || entry.movedFrom)

/** The events that are ahead until a day, and the days on which one is left out; what is on since yesterday is today's. */
function eventsIn(events: readonly CommunityEvent[], until: string, at: WallMoment): WeekEvent[] {
  const missed = events.flatMap(event =>
    missedDays(event, at.date, until)
      .filter(date => !isOver(event, date, at))
      .map(date => ({ event, date, ...hoursOn(event, date) })),
  )
  const coming = occurrences(events, { from: addDays(at.date, -1), until })
    .filter(({ event, date }) => !isOver(event, date, at))
    .map(one => ({ ...one, isOn: isOnNow(one.event, one.date, at) }))
    .filter(({ date, isOn }) => date >= at.date || isOn)
    .map(one => ({
      ...one,
      own: one.date,
      ...(one.date < at.date && { date: at.date, start: '00:00' }),
      replaces: missed.find(({ event }) => standsInFor(one.event, event)),
    }))
  const replaced = coming.map(({ replaces }) => replaces)
  return [
    ...coming.map(({ replaces, own, ...one }) => ({
      ...one,
      ...(canceledOn(one.event, own) && { canceled: canceledOn(one.event, own), isOn: false }),
      ...(replaces && { movedFrom: replaces }),
    })),
    ...missed.filter(one => !replaced.includes(one)).map(one => ({ ...one, isMissed: true })),
  ]
}

const nameOf = ({ title }: CommunityEvent) => title.trim().toLowerCase()

/** Whether an event takes place once under the title of another, as a moved day of that one does. */
export const standsInFor = (one: CommunityEvent, other: CommunityEvent): boolean =>
  !one.recurring && !one.occurrences && nameOf(one) === nameOf(other)

const gatheringsIn = (times: GatheringTimes | null, until: string, at: WallMoment) =>
  (times?.info ?? [])
    .filter(({ iso }) => iso >= at.date && iso <= until)
    .flatMap(row => gatheringsOn(row, times, at))

/** The Jumu'ahs and the Eid prayers of a row that have not begun; a Jumu'ah until its prayer, not only its khutbah. */
function gatheringsOn(
  row: GatheringTimes['info'][number],
  times: GatheringTimes | null,
  at: WallMoment,
): Gathering[] {
  const isAhead = ({ time }: { time: string }) => `${row.iso} ${time}` > `${at.date} ${at.clock}`
  const gathered = (
    name: string,
    all: readonly { time: string; khutbah?: string | undefined }[],
  ) => {
    const ahead = all.filter(isAhead)
    const [first, last] = [ahead[0], ahead.at(-1)]
    if (!first || !last) return []
    const [clock = '', ...also] = new Set(ahead.map(({ khutbah, time }) => khutbah ?? time))
    const isKhutbah = first.khutbah !== undefined
    return [{ name, date: row.iso, clock, isKhutbah, also, until: last.time }]
  }
  return [
    ...gathered(prayerNames.jumuah, slotsOn(times?.jumuah ?? [], row)),
    ...gathered(
      row.eid?.expected ? dayTexts.expected(weekTexts.eid) : weekTexts.eid,
      row.eid?.prayers ?? [],
    ),
  ]
}

const startOf = (entry: WeekEntry) =>
  `${entry.date} ${('clock' in entry ? entry.clock : entry.start) || '24:00'}`

const byTime = (a: WeekEntry, b: WeekEntry) => compareTimes(startOf(a), startOf(b))
