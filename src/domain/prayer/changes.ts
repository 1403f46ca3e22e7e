import {
  addDays,
  civilDateIn,
  daysBetween,
  FRIDAY,
  instantOf,
  offsetAt,
  weekday,
} from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { changeDayTexts, clockChangeTexts, iqamaChangeTexts } from '#texts/prayerChanges.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { isOff } from './closure.ts'
import { jumuahChanges } from './jumuahChanges.ts'
import { begunOf, instantNear, momentsOf } from './moments.ts'
import type { PrayerName } from './names.ts'
import { closedInWords } from './notices.ts'
import {
  AHEAD,
  type ChangeName,
  LOOK_BACK,
  type PrayerRow,
  type PrayerTimesResponse,
  type ToldDay,
} from './response.ts'

/** One line of the notice: 'Tuesday, November 24 only' and 'Isha iqama 8:15 PM (was 7:30 PM)'. */
interface AnnouncedChange {
  readonly when: string
  readonly what: string
  /** When the last change of that day is over. */
  readonly until: Date
}

/**
 * What changes in the coming seven days, in order: the changes marked in the rows, from a week
 * before until that prayer has begun, and the notes of single days until the day ends. 'was' is what
 * visitors were last told: of the last ordinary day of the same kind, today included, or by a change
 * announced before it.
 */
export function announcements(response: PrayerTimesResponse, now: Date): AnnouncedChange[] {
  const { zone, jumuah: sets } = response
  const today = civilDateIn(zone, now)
  // Yesterday's Isha may still be ahead when it is past midnight.
  const rows = rowsBetween(response, addDays(today, -1), addDays(today, AHEAD))
  const days = toldDays(response, today)
  const changedDays = (name: ChangeName) =>
    rows.filter(({ iso, changes }) => iso > today && changes?.includes(name))
  return rows.flatMap(row => {
    const { iso, note, clock, changes = [], only = [] } = row
    const inDays = daysBetween(today, iso)
    const usual = (name: ChangeName) => usualBefore(days, name, iso)
    const was = (name: ChangeName) => usualBefore([...days, ...changedDays(name)], name, iso)
    const single: string[] = []
    const lasting: string[] = []
    let until = now
    const tell = (lines: string[], end: Date, ...words: string[]) => {
      lines.push(...words)
      if (words.length && end > until) until = end
    }
    const dayEnds = endOfDay(iso, zone)
    if (dayEnds > now) {
      const closed = row.closed && closedInWords(row, begunOf(momentsOf(row, zone), row, now))
      if (closed) tell(single, dayEnds, closed)
      if (note) tell(single, dayEnds, note)
      if (clock) tell(lasting, dayEnds, clockInWords(clock > 0, isClockAhead(iso, now, zone)))
    }
    for (const name of changes) {
      const end = endOf(row, name, zone)
      if (name === 'jumuah' || end <= now) continue
      const words = iqamaInWords(name, row, usual(name), was(name))
      tell(only.includes(name) ? single : lasting, end, words)
    }
    const jumuahEnds = endOf(row, 'jumuah', zone)
    if (weekday(iso) === FRIDAY && jumuahEnds > now) {
      const lines = jumuahChanges(row, sets, usual('jumuah'))
      tell(single, jumuahEnds, ...lines.single)
      tell(lasting, jumuahEnds, ...lines.lasting)
    }
    return [single, lasting].flatMap((lines, index) =>
      lines.length
        ? [{ when: whenOf(row, inDays, index === 0), what: lines.join(marks.comma), until }]
        : [],
    )
  })
}

function rowsBetween(
  { previous, info, following = [] }: PrayerTimesResponse,
  from: string,
  until: string,
): PrayerRow[] {
  return [previous, ...info, ...following].filter(({ iso }) => iso >= from && iso <= until)
}

/** The last days and today, as visitors were told of them. */
export function toldDays(response: PrayerTimesResponse, today: string): ToldDay[] {
  const { told = [] } = response
  const first = addDays(today, -LOOK_BACK)
  const rows = rowsBetween(response, first, today)
  return [
    ...told.filter(({ iso }) => iso >= first && iso <= today),
    ...rows.filter(row => !told.some(({ iso }) => iso === row.iso)),
  ].sort((a, b) => (a.iso < b.iso ? -1 : 1))
}

/** The last ordinary day of a kind; where single days fill the time, the last day. */
function usualBefore(days: readonly ToldDay[], name: ChangeName, iso: string): ToldDay | undefined {
  const before = days.filter(day => day.iso < iso && isOf(name, day))
  return before.findLast(day => !day.only?.includes(name)) ?? before.at(-1)
}

/** Whether a day has that prayer, and no closure cancels it: on Fridays Jumu'ah replaces Dhuhr. */
function isOf(name: ChangeName, { iso, jumuah, closed, ...day }: ToldDay): boolean {
  if (isOff(name, closed)) return false
  if (name === 'jumuah') return weekday(iso) === FRIDAY
  return (
    (name !== 'dhuhr' || (jumuah.length === 0 && !isOff('jumuah', closed))) &&
    day[name].iqama !== ''
  )
}

const endOfDay = (iso: string, zone: string) => instantOf(addDays(iso, 1), '00:00', zone)

/** A change is over as its prayer begins; a cancelled Jumu'ah, which no prayer replaces, as its day ends. */
function endOf(row: PrayerRow, name: ChangeName, zone: string): Date {
  const clock = name === 'jumuah' ? row.jumuah[0] : row[name].iqama
  if (!clock) return endOfDay(row.iso, zone)
  const athan = momentsOf(row, zone).find(
    moment => moment.name === (name === 'jumuah' ? 'dhuhr' : name),
  )
  return (athan && instantNear(athan, clock, zone)) ?? new Date(0)
}

/** They mostly change some hours after midnight. */
const isClockAhead = (iso: string, now: Date, zone: string): boolean => {
  const noon = instantOf(iso, '12:00', zone)
  return now < noon && offsetAt(zone, now) !== offsetAt(zone, noon)
}

function clockInWords(isForward: boolean, isAhead: boolean): string {
  const { goForward, goBack, wentForward, wentBack } = clockChangeTexts
  if (isForward) return isAhead ? goForward : wentForward
  return isAhead ? goBack : wentBack
}

/** Against the usual time as of today, which may apply again, and the last one before. */
function iqamaInWords(name: PrayerName, row: PrayerRow, usual?: ToldDay, was?: ToldDay): string {
  const [prayer, to] = [prayerNames[name], clock12(row[name].iqama)]
  const from = was && clock12(was[name].iqama)
  if (usual?.[name].iqama === row[name].iqama) return iqamaChangeTexts.again(prayer, to)
  return from ? iqamaChangeTexts.was(prayer, to, from) : iqamaChangeTexts.to(prayer, to)
}

function whenOf({ iso, changesExpected }: PrayerRow, inDays: number, isSingle: boolean): string {
  const when = dayInWords(formatDay(iso), inDays, isSingle)
  return changesExpected ? changeDayTexts.expected(when) : when
}

function dayInWords(day: string, inDays: number, isSingle: boolean): string {
  const { from, fromToday, fromTomorrow, only, onlyToday, onlyTomorrow } = changeDayTexts
  if (inDays === 1) return isSingle ? onlyTomorrow(day) : fromTomorrow(day)
  if (isSingle) return inDays ? only(day) : onlyToday(day)
  return inDays ? from(day) : fromToday(day)
}

/** When a change begins, for somebody who reads it on another day: without 'today' and 'tomorrow'. */
export function whenAlone(when: string, today: string): string {
  const { from, fromToday, fromTomorrow, only, onlyToday, onlyTomorrow } = changeDayTexts
  const [day, next] = [formatDay(today), formatDay(addDays(today, 1))]
  return when
    .replace(fromToday(day), from(day))
    .replace(fromTomorrow(next), from(next))
    .replace(onlyToday(day), only(day))
    .replace(onlyTomorrow(next), only(next))
}
