import type { PrayerRow, PrayerTimesAnswer } from './answer.ts'
import {
  addDays,
  civilDateIn,
  clock12,
  clockIn,
  daysBetween,
  formatDay,
  minutesOf,
  weekday,
} from './civil.ts'
import { dayLine, nearest } from './day-line.ts'
import { slotsOn } from './jumuah.ts'
import { LABELS, PRAYERS, type PrayerName } from './names.ts'

/** One day's line of the notice: 'Tuesday, November 24 only' and 'Isha iqama 8:15 PM (was 7:30 PM)'. */
export interface Announcement {
  readonly when: string
  readonly what: string
}

/** What changes on a day, for that day alone or from that day on. */
interface Change {
  readonly row: PrayerRow
  readonly isSingle: boolean
  readonly what: string
}

type Times = PrayerTimesAnswer

/** How far ahead changes are announced, in days. */
const AHEAD = 7
/** An iqama that moves by this many minutes from one day to the next takes a step. */
const STEP = 5
/** No day's sun moves a time by so many minutes: an athan that does takes a step too. */
const MORE_THAN_DRIFT = 15
const FRIDAY = 5

/**
 * What changes in the coming seven days, in order: each step of an iqama from the week before it
 * until that prayer has begun, each change of Jumu'ah, and the notes of single days up to their end.
 * The daily drift of the sun is no change. What the rows do not show is not claimed.
 */
export function announcements(times: Times, now: Date): Announcement[] {
  const { info, previous, zone } = times
  const rows = [previous, ...info]
  const today = civilDateIn(zone, now)
  const minutes = minutesOf(clockIn(zone, now))
  const isAhead = (row: PrayerRow, begins: number) =>
    row.iso <= addDays(today, AHEAD) && begins > minutes + 1440 * daysBetween(row.iso, today)
  const changes = [
    ...rows.flatMap(row => daysOwn(row, today, isAhead)),
    ...PRAYERS.flatMap(prayer => steps(rows, prayer, today, isAhead)),
    ...jumuahChanges(times, rows, today, isAhead),
  ]
  return rows.flatMap(row =>
    [true, false].flatMap(isSingle => {
      const parts = changes.filter(change => change.row === row && change.isSingle === isSingle)
      const what = parts.map(part => part.what).join(', ')
      return what ? [{ when: dayInWords(row.iso, today, isSingle), what }] : []
    }),
  )
}

/** Whether something that begins on the day's line, in minutes, is ahead and near. */
type IsAhead = (row: PrayerRow, begins: number) => boolean

function daysOwn(row: PrayerRow, today: string, isAhead: IsAhead): Change[] {
  const { note, clock } = row
  if (!isAhead(row, 1440)) return []
  const move = `clocks ${row.iso > today ? 'go' : 'went'} ${(clock ?? 0) > 0 ? 'forward' : 'back'}`
  return [
    ...(note ? [{ row, isSingle: true, what: note }] : []),
    ...(clock ? [{ row, isSingle: false, what: move }] : []),
  ]
}

function steps(
  rows: readonly PrayerRow[],
  prayer: PrayerName,
  today: string,
  isAhead: IsAhead,
): Change[] {
  const changes: Change[] = []
  // The last day that was as usual, and the last of them that people know.
  let usual: PrayerRow | undefined
  let known: PrayerRow | undefined
  let clockMoved = false
  rows.forEach((row, index) => {
    clockMoved ||= !!row.clock
    // On Fridays Jumu'ah takes the place of Dhuhr.
    if (prayer === 'dhuhr' && row.jumuah.length > 0) return
    const next = rows[index + 1]
    const byHand = [row.override?.iqama, row.override?.athan].some(names => names?.includes(prayer))
    const isStep = isStepBetween(usual, row, prayer, clockMoved)
    const isSingle =
      byHand ||
      (isStep &&
        isStepBetween(row, next, prayer, !!next?.clock) &&
        !isStepBetween(usual, next, prayer, clockMoved || !!next?.clock))
    const was = row.iso > today ? known : usual
    if (isStep && was && isAhead(row, iqamaOnLine(row, prayer))) {
      const iqama = changed(clock12(was[prayer].iqama), clock12(row[prayer].iqama))
      changes.push({ row, isSingle, what: `${LABELS[prayer]} iqama ${iqama}` })
    }
    if (!isSingle) {
      usual = row
      clockMoved = false
    }
    if (row.iso <= today) known = usual
  })
  return changes
}

/** An iqama that moves with its athan drifts, unless the athan itself jumps or the clocks moved. */
function isStepBetween(
  before: PrayerRow | undefined,
  after: PrayerRow | undefined,
  prayer: PrayerName,
  clockMoved: boolean,
): boolean {
  if (!before || !after) return false
  const iqama = moved(before[prayer].iqama, after[prayer].iqama)
  const athan = moved(before[prayer].time, after[prayer].time)
  const isDrift = iqama === athan && Math.abs(athan) < MORE_THAN_DRIFT && !clockMoved
  return Math.abs(iqama) >= STEP && !isDrift
}

/** Minutes from one clock time to another, the shorter way round midnight. */
function moved(from: string, to: string): number {
  return nearest(to, minutesOf(from)) - minutesOf(from)
}

function iqamaOnLine(row: PrayerRow, prayer: PrayerName): number {
  const { sunrise, fajr, dhuhr, asr, maghrib, isha } = row
  const line = dayLine({
    fajr: fajr.time,
    sunrise,
    dhuhr: dhuhr.time,
    asr: asr.time,
    maghrib: maghrib.time,
    isha: isha.time,
  })
  return nearest(row[prayer].iqama, line[prayer])
}

function jumuahChanges(
  times: Times,
  rows: readonly PrayerRow[],
  today: string,
  isAhead: IsAhead,
): Change[] {
  const timesOn = (row?: PrayerRow) => row?.jumuah.map(clock12).join(' & ') ?? ''
  const khutbahsOn = (row?: PrayerRow) =>
    (row ? slotsOn(times.jumuah, row) : [])
      .flatMap(({ khutbah }) => (khutbah ? [clock12(khutbah)] : []))
      .join(' & ')
  return rows.flatMap(row => {
    const [first] = row.jumuah
    // That there is none is said until the day ends: no prayer takes its place.
    if (!row.changes?.includes('jumuah') || !isAhead(row, first ? minutesOf(first) : 1440))
      return []
    const was = rows.findLast(
      ({ iso, override }) =>
        iso < row.iso && iso <= today && weekday(iso) === FRIDAY && !override?.jumuah,
    )
    const next = rows.find(({ iso }) => iso === addDays(row.iso, 7))
    const isSame = (a?: PrayerRow, b?: PrayerRow) =>
      timesOn(a) === timesOn(b) && khutbahsOn(a) === khutbahsOn(b)
    const isSingle = !!row.override?.jumuah || (!!was && !!next && isSame(was, next))
    if (!first) return [{ row, isSingle, what: "no Jumu'ah" }]
    const what =
      was && timesOn(was) === timesOn(row)
        ? `Jumu'ah khutbah ${changed(khutbahsOn(was), khutbahsOn(row))}`
        : `Jumu'ah ${changed(timesOn(was), timesOn(row))}`
    return [{ row, isSingle, what }]
  })
}

function changed(from: string, to: string): string {
  if (from === to) return `${to} again`
  return from ? `${to} (was ${from})` : to
}

function dayInWords(iso: string, today: string, isSingle: boolean): string {
  const inDays = daysBetween(today, iso)
  const day = `${inDays === 0 ? 'today, ' : inDays === 1 ? 'tomorrow, ' : ''}${formatDay(iso)}`
  const isFrom = !isSingle && inDays !== 1
  return isFrom
    ? `From ${day}`
    : `${day[0]?.toUpperCase()}${day.slice(1)}${isSingle ? ' only' : ''}`
}
