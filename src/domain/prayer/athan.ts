import { Coordinates } from 'adhan'
import { addDays, civilDateIn, clockIn, daysBetween, MINUTE } from '#domain/time/civil.ts'
import { LONGEST_DAY } from './dayLine.ts'
import { adjustmentsOf, highLatitudeRuleOf, parametersOf } from './methods.ts'
import type { DayTimeName } from './names.ts'
import type { Calculation, PrayerSettings } from './settings.ts'
import { sunTimes } from './sun.ts'

/** The computed clock times of one day in the mosque's zone. */
export interface AthanTimes extends Readonly<Record<DayTimeName, string>> {
  /** Without any adjustment, as the base of 'minutes after sunset'. */
  readonly sunset: string
  /** The sun does not rise or set on this day: the polar rule is used. */
  readonly polar: boolean
}

/** Umm al-Qura's timetable puts Isha two hours after Maghrib in Ramadan instead of 90 minutes. */
const RAMADAN_ISHA = 30
/** The Kaaba, whose clock 'makkah' follows. */
const MAKKAH = {
  name: 'Makkah',
  latitude: 21.4225,
  longitude: 39.8262,
  timeZone: 'Asia/Riyadh',
} as const

/** Computes one day's athan times; `ramadan` matters only for the Umm al-Qura method. */
export function athanTimes(
  { place, calculation }: Pick<PrayerSettings, 'place' | 'calculation'>,
  date: string,
  ramadan: boolean,
): AthanTimes {
  const where = new Coordinates(place.latitude, place.longitude)
  const parameters = parametersOf(calculation)
  const rules = {
    highLatitudeRule: highLatitudeRuleOf(calculation, place.latitude),
    polarRule: calculation.polarRule,
  }
  const sunOn = (day: string) => sunTimes(day, where, parameters, rules)
  let sun = sunOn(date)
  // When zone and longitude are on different sides of the date line (Apia, Kiritimati, Chatham)
  // the solar day's noon is on another civil day: the computed day is shifted until noon is in it.
  const noonOn = civilDateIn(place.timeZone, new Date(sun.times.dhuhr))
  if (noonOn !== date) sun = sunOn(addDays(date, daysBetween(noonOn, date)))
  if (sun.polar && rules.polarRule === 'makkah') {
    return { ...athanTimes({ place: MAKKAH, calculation }, date, ramadan), polar: true }
  }
  const minutes = adjustmentsOf(calculation)
  if (ramadan && calculation.method === 'UmmAlQura') minutes.isha += RAMADAN_ISHA
  const times = inOrder(name => sun.times[name] + minutes[name] * MINUTE)
  const clock = (time: number) =>
    clockIn(place.timeZone, new Date(rounded(time, calculation.rounding)))
  return {
    fajr: clock(times.fajr),
    sunrise: clock(times.sunrise),
    dhuhr: clock(times.dhuhr),
    asr: clock(times.asr),
    sunset: clock(sun.times.sunset),
    maghrib: clock(times.maghrib),
    isha: clock(times.isha),
    polar: sun.polar,
  }
}

/** The beginning of Asr by the school that the mosque does not follow. */
export const otherAsr = (
  { place, calculation }: Pick<PrayerSettings, 'place' | 'calculation'>,
  date: string,
): string =>
  athanTimes(
    { place, calculation: { ...calculation, madhab: OTHER[calculation.madhab] } },
    date,
    false,
  ).asr

const OTHER = { standard: 'hanafi', hanafi: 'standard' } as const

/**
 * Added minutes never move a time past its neighbor: Fajr is not after sunrise, the others are not
 * before the one they follow, and Isha is not after the next Fajr.
 */
function inOrder(at: (name: DayTimeName) => number): Record<DayTimeName, number> {
  const sunrise = at('sunrise')
  const fajr = Math.min(at('fajr'), sunrise)
  const dhuhr = Math.max(at('dhuhr'), sunrise)
  const asr = Math.max(at('asr'), dhuhr)
  const maghrib = Math.max(at('maghrib'), asr)
  const isha = Math.max(Math.min(at('isha'), fajr + LONGEST_DAY * MINUTE), maghrib)
  return { fajr, sunrise, dhuhr, asr, maghrib, isha }
}

function rounded(time: number, rounding: Calculation['rounding']): number {
  if (rounding === 'none') return time
  return (rounding === 'up' ? Math.ceil : Math.round)(time / MINUTE) * MINUTE
}
