import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { slotsOn } from '#domain/prayer/jumuah.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { LABELS, PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { addDays, clockOf, minutesOf, type WallMoment } from '#domain/time/civil.ts'
import { DAY_MINUTES } from '#domain/time/units.ts'
import { railPrayerTexts } from '#texts/eventRail.ts'
import { isOver } from './carousel.ts'
import type { CommunityEvent } from './event.ts'
import { isOnNow } from './groups.ts'
import { isListed } from './listed.ts'
import { type Occurrence, occurrences } from './occurrences.ts'

/** A prayer in congregation: an iqama, a Jumu'ah, an Eid prayer, Tarawih. */
export interface AgendaPrayer {
  name: string
  what: 'iqama' | 'jumuah' | 'eid' | 'tarawih'
  date: string
  /** When it begins: of Jumu'ah the khutbah. Clock times on 24 hours. */
  clock: string
  athan?: string
  /** When the prayer begins, where a khutbah comes before it. */
  prayer?: string
  language?: string | undefined
  place?: string | undefined
  isOn: boolean
}

/** An event on one of its days. */
export interface AgendaEvent extends Occurrence {
  isOn: boolean
}

export type AgendaEntry = AgendaPrayer | AgendaEvent
export interface AgendaDay {
  date: string
  entries: AgendaEntry[]
}

/** What is ahead at the mosque: one day with all its prayers, and the days after it. */
interface Agenda {
  /** Today while something of it is ahead, else tomorrow. */
  day: AgendaDay
  /** Events, Jumu'ah and Eid of the following days, today's week; a quiet week's next events. */
  following: AgendaDay[]
}

type Times = Pick<PrayerTimesResponse, 'info' | 'jumuah'>

/** Days after today that belong to 'this week'. */
const WEEK = 6
/** After a quiet week this many events are looked for, this many days ahead. */
const FEW = 3
const FAR = 60
/** More than these are on the events page. */
const MOST_FOLLOWING = 6

/** The prayers and events ahead at a moment, in order of time; without prayer times the events alone. */
export function agenda(
  events: readonly CommunityEvent[],
  times: Times | null,
  at: WallMoment,
): Agenda {
  const active = events.filter(event => isListed(event, at.date))
  const today = dayAt(active, times, at.date, at)
  const day = today.entries.length > 0 ? today : dayAt(active, times, addDays(at.date, 1), at)
  const from = addDays(day.date, 1)
  const week = addDays(at.date, WEEK)
  const ahead = eventsIn(active, from, week, at)
  const found =
    ahead.length > 0 ? ahead : eventsIn(active, from, addDays(at.date, FAR), at).slice(0, FEW)
  const gatherings = (times?.info ?? [])
    .filter(({ iso }) => iso >= from && iso <= week)
    .flatMap(row =>
      prayersOf(row, times, at).filter(({ what }) => what === 'jumuah' || what === 'eid'),
    )
  return { day, following: byDay([...found, ...gatherings].sort(byTime).slice(0, MOST_FOLLOWING)) }
}

/** Everything of a day that is ahead or on, what began the day before too. */
function dayAt(
  events: readonly CommunityEvent[],
  times: Times | null,
  date: string,
  at: WallMoment,
): AgendaDay {
  const before = addDays(date, -1)
  const prayers = (times?.info ?? [])
    .filter(({ iso }) => iso === before || iso === date)
    .flatMap(row => prayersOf(row, times, at))
    .filter(prayer => prayer.date === date)
  const begun = eventsIn(events, before, date, at).filter(one => one.date === date || one.isOn)
  return { date, entries: [...prayers, ...begun].sort(byTime) }
}

function eventsIn(
  events: readonly CommunityEvent[],
  from: string,
  until: string,
  at: WallMoment,
): AgendaEvent[] {
  return occurrences(events, { from, until })
    .filter(({ event, date }) => !isOver(event, date, at))
    .map(one => ({ ...one, isOn: isOnNow(one.event, one.date, at) }))
}

/** The congregations of a row that have not begun; a Jumu'ah until its prayer, not only its khutbah. */
function prayersOf(row: PrayerRow, times: Times | null, at: WallMoment): AgendaPrayer[] {
  const line = dayLine(clocksOf(row))
  const now = `${at.date} ${at.clock}`
  const placed = (minutes: number) => ({
    date: addDays(row.iso, Math.floor(minutes / DAY_MINUTES)),
    clock: clockOf(minutes),
  })
  const near = (clock: string, minutes: number) => placed(nearest(clock, minutes))
  const slots = slotsOn(times?.jumuah ?? [], row)
  const iqamas = PRAYERS.filter(name => name !== 'dhuhr' || slots.length === 0).flatMap(
    (name): (AgendaPrayer & { until: string })[] => {
      const { time, iqama } = row[name]
      if (Number.isNaN(minutesOf(iqama))) return []
      const begins = near(iqama, line[name])
      return [
        {
          name: LABELS[name],
          what: 'iqama',
          ...begins,
          athan: time,
          isOn: false,
          until: `${begins.date} ${begins.clock}`,
        },
      ]
    },
  )
  const gathered = (
    what: AgendaPrayer['what'],
    name: string,
    clock: string,
    anchor: number,
    more: Partial<AgendaPrayer> & { begins?: string | undefined },
  ) => {
    const prayer = near(clock, anchor)
    const { begins, ...rest } = more
    const begin = begins ? near(begins, anchor) : prayer
    const until = `${prayer.date} ${prayer.clock}`
    const isOn = `${begin.date} ${begin.clock}` <= now && now < until
    return { name, what, ...begin, ...(begins && { prayer: clock }), ...rest, isOn, until }
  }
  const jumuahs = slots.map(({ time, khutbah, label, language, place }) =>
    gathered('jumuah', label ?? LABELS.jumuah, time, line.dhuhr, {
      begins: khutbah,
      language,
      place,
    }),
  )
  const eids = (row.eid?.prayers ?? []).map(({ time, language, place }) =>
    gathered('eid', railPrayerTexts.eid, time, line.dhuhr, { language, place }),
  )
  const nights = (row.tarawih ?? []).map(({ time, label, place }) =>
    gathered('tarawih', label ?? railPrayerTexts.tarawih, time, line.isha, { place }),
  )
  return [...iqamas, ...jumuahs, ...eids, ...nights]
    .filter(({ until }) => until > now)
    .map(({ until: _, ...prayer }) => prayer)
}

const startOf = (entry: AgendaEntry) =>
  `${entry.date} ${('clock' in entry ? entry.clock : entry.start) || '24:00'}`

const byTime = (a: AgendaEntry, b: AgendaEntry) => startOf(a).localeCompare(startOf(b))

function byDay(entries: AgendaEntry[]): AgendaDay[] {
  const dates = [...new Set(entries.map(({ date }) => date))]
  return dates.map(date => ({ date, entries: entries.filter(entry => entry.date === date) }))
}
