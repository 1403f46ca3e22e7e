import { type CalculationParameters, Coordinates, Madhab, PrayerTimes } from 'adhan'
import { addDays } from './civil.ts'
import type { DayTimeName } from './names.ts'

/** Instants of one day in milliseconds, before adjustments and rounding. */
export type SunTimes = Record<DayTimeName | 'sunset', number>

const MINUTE = 60_000
const DAY = 86_400_000
/** From here on towards the poles adhan's Asr needs replacing; below, both agree within 2 minutes. */
const HIGH_LATITUDE = 55
const ORDER = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'isha'] as const
/** Least time from one of these to the next in a day that counts as having them all. */
const LEAST_GAP = 10 * MINUTE

/** Where a day's times come from when the sun does not give the place a whole day of its own. */
export type PolarRule = 'aqrab-balad' | 'aqrab-yaum'

/**
 * The sun's times for a solar day at a place. Where the sun does not rise, does not set or only
 * grazes the horizon, 'aqrab-balad' answers with the nearest latitude and 'aqrab-yaum' with the
 * nearest day that has all prayers in order, and `polar` is true. adhan's own resolution of these
 * cases is not used: it accepts days on which Asr falls after sunset.
 */
export function sunTimes(
  solarDay: string,
  where: Coordinates,
  parameters: CalculationParameters,
  rule: PolarRule,
): { times: SunTimes; polar: boolean } {
  const own = timesAt(solarDay, where, parameters)
  if (isWhole(own)) return { times: own, polar: false }
  const times =
    rule === 'aqrab-balad'
      ? nearestLatitude(solarDay, where, parameters)
      : nearestDay(solarDay, where, parameters)
  return { times, polar: true }
}

function nearestLatitude(day: string, where: Coordinates, parameters: CalculationParameters) {
  for (let latitude = Math.abs(where.latitude) - 0.5; latitude > 0; latitude -= 0.5) {
    const near = new Coordinates(Math.sign(where.latitude) * latitude, where.longitude)
    const times = timesAt(day, near, parameters)
    if (isWhole(times)) return times
  }
  throw new RangeError(`No latitude gives ${day} a whole day with these angles.`)
}

function nearestDay(day: string, where: Coordinates, parameters: CalculationParameters) {
  for (let distance = 1; distance <= 183; distance++) {
    for (const days of [distance, -distance]) {
      const times = timesAt(addDays(day, days), where, parameters)
      if (isWhole(times)) return mapTimes(times, time => time - days * DAY)
    }
  }
  return nearestLatitude(day, where, parameters)
}

function mapTimes<T>(times: Record<keyof SunTimes, T>, change: (time: T) => number): SunTimes {
  return {
    fajr: change(times.fajr),
    sunrise: change(times.sunrise),
    dhuhr: change(times.dhuhr),
    asr: change(times.asr),
    sunset: change(times.sunset),
    maghrib: change(times.maghrib),
    isha: change(times.isha),
  }
}

/** adhan reads year, month and day in the process zone: noon there is the same day in every zone. */
function timesAt(day: string, where: Coordinates, parameters: CalculationParameters): SunTimes {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const found = new PrayerTimes(where, new Date(year, month - 1, date, 12), parameters)
  const times = mapTimes(found, Number)
  if (Math.abs(where.latitude) > HIGH_LATITUDE) {
    times.asr = asrOf(times.dhuhr, where.latitude, parameters.madhab === Madhab.Hanafi ? 2 : 1)
  }
  if (parameters.ishaInterval) {
    const midnight = times.sunset + (DAY - (times.sunset - times.sunrise)) / 2
    times.isha = Math.min(times.isha, midnight)
  }
  return times
}

/** Whether the sun gives the day all its prayers in order, with Isha before the next Fajr. */
function isWhole(times: SunTimes): boolean {
  const inOrder = ORDER.every((name, place) => {
    const earlier = ORDER[place - 1]
    return earlier === undefined || times[name] - times[earlier] >= LEAST_GAP
  })
  return inOrder && times.maghrib <= times.isha && times.isha - times.fajr <= DAY + 5 * MINUTE
}

/**
 * Asr: the shadow is `length` times the object longer than at noon. adhan takes the declination of
 * midnight UTC for it, which at low sun is minutes to an hour wrong; here it is that of the moment.
 */
function asrOf(noon: number, latitude: number, length: 1 | 2): number {
  const atNoon = Math.abs(latitude - declination(noon))
  const altitude = Math.atan(1 / (length + tan(atNoon))) / RADIAN
  let asr = noon
  for (let pass = 0; pass < 4; pass++) {
    const sun = declination(asr)
    const cosine = (sin(altitude) - sin(latitude) * sin(sun)) / (cos(latitude) * cos(sun))
    asr = noon + (Math.acos(cosine) / RADIAN / 15) * 60 * MINUTE
  }
  return asr
}

/** The sun's declination in degrees, within 0.01 (Astronomical Almanac, low-precision formulas). */
function declination(time: number): number {
  const days = time / DAY - 10957.5
  const anomaly = 357.529 + 0.98560028 * days
  const longitude = 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  return Math.asin(sin(23.439 - 0.00000036 * days) * sin(longitude)) / RADIAN
}

const RADIAN = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * RADIAN)
const cos = (degrees: number) => Math.cos(degrees * RADIAN)
const tan = (degrees: number) => Math.tan(degrees * RADIAN)
