import { DAYS_TRIED } from '#domain/prayer/bounds.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { DayOf, PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom, daysBetween, FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12, formatShortDay, joinTimes } from '#domain/time/format.ts'

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
 * What comes after a prayer's times of a day, or of a Friday for Jumu'ah, from the days that visitors
 * read: 'then 7:45 PM from Fri, Nov 27', '8:00 PM on Sat, Nov 28 only'. The days of an uploaded
 * timetable are not counted.
 */
export const scheduled = (dayOf: DayOf, name: PrayerName | 'jumuah', date: string): string[] =>
  once(dayOf, `${name} ${date}`, () => {
    const days = datesFrom(date, addDays(date, DAYS_TRIED))
      .filter(one => name !== 'jumuah' || weekday(one) === FRIDAY)
      .map(dayOf)
    const [first, ...later] = days.filter(
      ({ follows, iso }) => follows[name] !== iso && follows[name] !== 'table',
    )
    const change = later.find(({ follows }) => follows[name] !== first?.follows[name])
    const single = days
      .slice(1)
      .find(({ override }) => (name === 'jumuah' ? override?.jumuah : override?.iqama?.[name]))
    return [
      ...(change ? [`then ${ruleOf(change, name)} from ${dayName(change.iso, date)}`] : []),
      ...(single ? [`${timesOf(single, name)} on ${dayName(single.iso, date)} only`] : []),
    ]
  })

const ruleOf = (day: PrayerDay, name: PrayerName | 'jumuah'): string =>
  name === 'jumuah'
    ? timesOf(day, name)
    : ruleInWords(JSON.parse(day.follows[name]) as IqamaRule).replace(/^at (?=\d)/, '')

const timesOf = ({ jumuah, iqama }: PrayerDay, name: PrayerName | 'jumuah'): string =>
  name === 'jumuah'
    ? joinTimes(jumuah.map(({ time }) => clock12(time))) || 'none'
    : clock12(iqama[name])

function dayName(date: string, today: string): string {
  const isFar = daysBetween(today, date) > NEEDS_YEAR_AFTER
  return isFar ? `${formatShortDay(date)}, ${date.slice(0, 4)}` : formatShortDay(date)
}
