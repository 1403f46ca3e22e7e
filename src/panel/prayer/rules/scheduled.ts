import { DAYS_TRIED } from '#domain/prayer/bounds.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { DayOf, PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom, daysBetween, weekday } from '#domain/time/civil.ts'
import { clock12, formatShortDay, joinTimes } from '#domain/time/format.ts'
import { FRIDAY } from '#domain/time/units.ts'

/** From here on a day is written with its year. */
const NEEDS_YEAR_AFTER = 300

/** What was found, by the days that it was found in: each render shows it in several places. */
const known = new WeakMap<DayOf, Map<string, string[]>>()

function once(dayOf: DayOf, key: string, find: () => string[]): string[] {
  const found = known.get(dayOf) ?? new Map<string, string[]>()
  known.set(dayOf, found)
  const words = found.get(key) ?? find()
  found.set(key, words)
  return words
}

/**
 * What comes after a day's iqama, from the days that visitors read: 'then 7:45 PM from Fri, Nov 27',
 * '8:00 PM on Sat, Nov 28 only'. The days of an uploaded timetable are not counted.
 */
export const scheduledIqama = (dayOf: DayOf, prayer: PrayerName, date: string): string[] =>
  once(dayOf, `${prayer} ${date}`, () => findIqama(dayOf, prayer, date))

function findIqama(dayOf: DayOf, prayer: PrayerName, date: string): string[] {
  const dates = datesFrom(date, addDays(date, DAYS_TRIED))
  const isSingle = (day: PrayerDay) => day.follows[prayer] === day.iso
  const single = dates.slice(1).find(one => dayOf(one).override?.iqama?.[prayer])
  const change = nextChange(
    dates.map(dayOf).filter(day => !isSingle(day) && day.follows[prayer] !== 'table'),
    prayer,
  )
  const only = single && `${clock12(dayOf(single).iqama[prayer])} on ${dayName(single, date)} only`
  const then = change && `then ${ruleOf(change.follows[prayer])} from ${dayName(change.iso, date)}`
  return [then, only].filter(text => text !== undefined)
}

/** What comes after the Jumu'ah of a Friday: "then 1:15 PM & 2:15 PM from Fri, Dec 4". */
export const scheduledJumuah = (dayOf: DayOf, friday: string): string[] =>
  once(dayOf, `jumuah ${friday}`, () => findJumuah(dayOf, friday))

function findJumuah(dayOf: DayOf, friday: string): string[] {
  const fridays = datesFrom(friday, addDays(friday, DAYS_TRIED))
    .filter(date => weekday(date) === FRIDAY)
    .map(dayOf)
  const isSingle = ({ override }: PrayerDay) => override?.jumuah !== undefined
  const single = fridays.slice(1).find(isSingle)
  const change = nextChange(
    fridays.filter(day => !isSingle(day)),
    'jumuah',
  )
  return [
    ...(change ? [`then ${slotsOf(change)} from ${dayName(change.iso, friday)}`] : []),
    ...(single ? [`${slotsOf(single)} on ${dayName(single.iso, friday)} only`] : []),
  ]
}

function nextChange(days: readonly PrayerDay[], name: PrayerName | 'jumuah') {
  const [first] = days
  return first && days.find(day => day.follows[name] !== first.follows[name])
}

const ruleOf = (follows: string): string =>
  ruleInWords(JSON.parse(follows) as IqamaRule).replace(/^at (?=\d)/, '')

const slotsOf = ({ jumuah }: PrayerDay): string =>
  joinTimes(jumuah.map(({ time }) => clock12(time))) || 'none'

function dayName(date: string, today: string): string {
  const isFar = daysBetween(today, date) > NEEDS_YEAR_AFTER
  return isFar ? `${formatShortDay(date)}, ${date.slice(0, 4)}` : formatShortDay(date)
}
