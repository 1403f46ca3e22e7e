import { civilDateIn, daysBetween, weekday } from '#domain/time/civil.ts'
import { clock12, formatDay, joinTimes } from '#domain/time/format.ts'
import { COMMA } from '#texts/marks.ts'
import {
  changeDayTexts,
  clockChangeTexts,
  iqamaChangeTexts,
  jumuahChangeTexts,
} from '#texts/prayerChanges.ts'
import { khutbahsInWords, slotsOn } from './jumuah.ts'
import { instantNear, momentsOf } from './moments.ts'
import { LABELS, type PrayerName } from './names.ts'
import type { PrayerRow, PrayerTimesResponse } from './response.ts'

/** One line of the notice: 'Tuesday, November 24 only' and 'Isha iqama 8:15 PM (was 7:30 PM)'. */
export interface AnnouncedChange {
  readonly when: string
  readonly what: string
}

/** How far ahead changes are announced, in days. */
const AHEAD = 7
const FRIDAY = 5

/**
 * What changes in the coming seven days, in order: the changes marked in the rows, from a week
 * before until that prayer has begun, and the notes of single days until the day ends. 'was' shows
 * today's time. Changes beyond the rows are not announced.
 */
export function announcements(
  { info, previous, zone, jumuah }: PrayerTimesResponse,
  now: Date,
): AnnouncedChange[] {
  const today = civilDateIn(zone, now)
  const rows = [previous, ...info]
  return rows.flatMap(row => {
    const { iso, note, clock, changes = [], only } = row
    const inDays = daysBetween(today, iso)
    // Yesterday's Isha may still be ahead when it is past midnight.
    if (inDays < -1 || inDays > AHEAD) return []
    const single: string[] = []
    const lasting: string[] = []
    if (inDays >= 0) {
      if (note) single.push(note)
      if (clock) lasting.push(clockInWords(clock > 0, inDays > 0))
    }
    for (const name of changes) {
      if (!isAhead(row, name, now, zone, inDays)) continue
      const known = rows.findLast(
        day => day.iso < iso && day.iso <= today && !day.only?.includes(name) && isOf(name, day),
      )
      const lines = only?.includes(name) ? single : lasting
      lines.push(
        name === 'jumuah' ? jumuahInWords(jumuah, row, known) : iqamaInWords(name, row, known),
      )
    }
    return [single, lasting].flatMap((lines, index) =>
      lines.length ? [{ when: whenOf(row, inDays, index === 0), what: lines.join(COMMA) }] : [],
    )
  })
}

/** A cancelled Jumu'ah is announced until the day ends: no prayer replaces it. */
function isAhead(
  row: PrayerRow,
  name: PrayerName | 'jumuah',
  now: Date,
  zone: string,
  inDays: number,
): boolean {
  const clock = name === 'jumuah' ? row.jumuah[0] : row[name].iqama
  if (!clock) return inDays >= 0
  const athan = momentsOf(row, zone).find(
    moment => moment.name === (name === 'jumuah' ? 'dhuhr' : name),
  )
  const begins = athan && instantNear(athan, clock, zone)
  return !!begins && begins > now
}

/** Whether a day has that prayer: on Fridays Jumu'ah replaces Dhuhr. */
function isOf(name: PrayerName | 'jumuah', { iso, jumuah }: PrayerRow): boolean {
  if (name === 'jumuah') return weekday(iso) === FRIDAY
  return name !== 'dhuhr' || jumuah.length === 0
}

function clockInWords(isForward: boolean, isAhead: boolean): string {
  const { goForward, goBack, wentForward, wentBack } = clockChangeTexts
  if (isForward) return isAhead ? goForward : wentForward
  return isAhead ? goBack : wentBack
}

function iqamaInWords(name: PrayerName, row: PrayerRow, known: PrayerRow | undefined): string {
  const [prayer, to] = [LABELS[name], clock12(row[name].iqama)]
  const from = known && clock12(known[name].iqama)
  if (from === to) return iqamaChangeTexts.again(prayer, to)
  return from ? iqamaChangeTexts.was(prayer, to, from) : iqamaChangeTexts.to(prayer, to)
}

function jumuahInWords(
  sets: PrayerTimesResponse['jumuah'],
  row: PrayerRow,
  known: PrayerRow | undefined,
): string {
  if (!row.jumuah.length) return jumuahChangeTexts.none
  const times = [known, row].map(day => joinTimes(day?.jumuah.map(clock12) ?? []))
  const [from = '', to = ''] =
    times[0] === times[1]
      ? [known, row].map(day => (day ? khutbahsInWords(slotsOn(sets, day)) : ''))
      : times
  if (from === to) return jumuahChangeTexts.again(to)
  return from ? jumuahChangeTexts.was(to, from) : jumuahChangeTexts.to(to)
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
