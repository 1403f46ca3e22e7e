import { Coordinates } from 'adhan'
import { addDays, civilDateIn, clockIn, daysBetween } from '#domain/time/civil.ts'
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

const MINUTE = 60_000
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
  const at = (name: DayTimeName) => sun.times[name] + minutes[name] * MINUTE
  const clock = (time: number) =>
    clockIn(place.timeZone, new Date(rounded(time, calculation.rounding)))
  return {
    fajr: clock(at('fajr')),
    sunrise: clock(at('sunrise')),
    dhuhr: clock(at('dhuhr')),
    asr: clock(at('asr')),
    sunset: clock(sun.times.sunset),
    maghrib: clock(at('maghrib')),
    // A Maghrib by an angle may be at Isha, where minutes taken off Isha would put it first.
    isha: clock(Math.max(at('isha'), at('maghrib'))),
    polar: sun.polar,
  }
}

function rounded(time: number, rounding: Calculation['rounding']): number {
  if (rounding === 'none') return time
  return (rounding === 'up' ? Math.ceil : Math.round)(time / MINUTE) * MINUTE
}
