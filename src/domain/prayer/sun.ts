import { type CalculationParameters, Coordinates, Madhab, PrayerTimes } from 'adhan'
import { addDays } from '#domain/time/civil.ts'
import type { DayTimeName } from './names.ts'

/** Instants of one day in milliseconds, before adjustments and rounding. */
export type SunTimes = Record<DayTimeName | 'sunset', number>

const MINUTE = 60_000
const DAY = 86_400_000
/** Maximum iterations for an hour angle; each reduces the error to a hundredth or less. */
const PASSES = 6
/** From this latitude on adhan's Asr is replaced; at lower ones both agree within 2 minutes. */
const HIGH_LATITUDE = 55
/** The sun's altitude in degrees at sunrise and sunset: its upper edge, with refraction. */
const HORIZON = -50 / 60
const ORDER = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'isha'] as const
/** The minimum time between two of these for a day to count as complete. */
const LEAST_GAP = 10 * MINUTE

/** The source of a day's times when the sun does not rise and set at the place. */
export type PolarRule = 'aqrab-balad' | 'aqrab-yaum'

/**
 * The sun's times for a solar day at a place. Where the sun does not rise, does not set or only
 * grazes the horizon, 'aqrab-balad' uses the nearest latitude and 'aqrab-yaum' the
 * nearest day that has all prayers in order, and `polar` is true. adhan's own rule for these cases is
 * not used, since it accepts days on which Asr is after sunset.
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
  if (!(times.sunrise < times.sunset)) return times
  if (parameters.method !== 'MoonsightingCommittee') setTwilights(times, where, parameters)
  if (Math.abs(where.latitude) > HIGH_LATITUDE) {
    times.asr = asrOf(times.dhuhr, where.latitude, parameters.madhab === Madhab.Hanafi ? 2 : 1)
  }
  return times
}

/**
 * Fajr, Isha and a Maghrib by an angle, bounded by the high-latitude rule. adhan uses one
 * iteration for the hour angle, which can be wrong by hours near midnight, and limits Fajr by the
 * night after it, which in summer can move it before the Isha of the evening before. The Moonsighting
 * Committee's twilights depend on the season and do not need this.
 */
function setTwilights(
  times: SunTimes,
  where: Coordinates,
  parameters: CalculationParameters,
): void {
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = parameters
  const portions = parameters.nightPortions()
  const sunsetBefore = crossing(times.dhuhr - DAY, where, HORIZON, 1)
  const sunrise = crossing(times.dhuhr, where, HORIZON, -1)
  const earliest = sunrise - portions.fajr * (sunrise - sunsetBefore)
  const fajr = crossing(times.dhuhr, where, -fajrAngle, -1)
  times.fajr = fajr >= earliest ? fajr : earliest
  const sunset = crossing(times.dhuhr, where, HORIZON, 1)
  const night = crossing(times.dhuhr + DAY, where, HORIZON, -1) - sunset
  if (ishaInterval) times.isha = Math.min(times.isha, sunset + night / 2)
  else {
    const latest = sunset + portions.isha * night
    const isha = crossing(times.dhuhr, where, -ishaAngle, 1)
    times.isha = isha <= latest ? isha : latest
  }
  if (maghribAngle) {
    const maghrib = crossing(times.dhuhr, where, -maghribAngle, 1)
    times.maghrib = maghrib > times.sunset && maghrib < times.isha ? maghrib : times.sunset
  }
}

/**
 * When the sun is at an altitude in degrees, before (-1) or after (1) a noon; NaN when it does not
 * reach it. The hour angle is computed iteratively until it converges.
 */
function crossing(noon: number, where: Coordinates, altitude: number, side: -1 | 1): number {
  const { latitude, longitude } = where
  let time = noon + (side * DAY) / 4
  let cosine = 0
  let off = 360
  for (let pass = 0; pass < PASSES && Math.abs(off) > 0.0005; pass++) {
    const sun = declination(time)
    cosine = (sin(altitude) - sin(latitude) * sin(sun)) / (cos(latitude) * cos(sun))
    const hourAngle = (side * Math.acos(Math.max(-1, Math.min(1, cosine)))) / RADIAN
    const turn = hourAngle - longitude - greenwichHourAngle(time)
    off = turn - 360 * Math.round(turn / 360)
    time += off * (DAY / 361)
  }
  return Math.abs(cosine) > 1 ? Number.NaN : time
}

/** Whether the day has all its prayers in order, with Isha before the next Fajr. */
function isWhole(times: SunTimes): boolean {
  const inOrder = ORDER.every((name, place) => {
    const earlier = ORDER[place - 1]
    return earlier === undefined || times[name] - times[earlier] >= LEAST_GAP
  })
  return inOrder && times.maghrib <= times.isha && times.isha - times.fajr <= DAY + 5 * MINUTE
}

/**
 * Asr: the shadow is `length` times the object longer than at noon. adhan uses the declination at
 * midnight UTC, which at low sun is wrong by minutes to an hour; here it is that of the moment.
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

/** The sun's declination in degrees. */
function declination(time: number): number {
  const { longitude, tilt } = ecliptic(time)
  return Math.asin(sin(tilt) * sin(longitude)) / RADIAN
}

/** Degrees by which the sun is west of Greenwich's meridian: sidereal time less right ascension. */
function greenwichHourAngle(time: number): number {
  const { longitude, tilt } = ecliptic(time)
  const rightAscension = Math.atan2(cos(tilt) * sin(longitude), cos(longitude)) / RADIAN
  return 280.46062 + 360.98564737 * daysSince2000(time) - rightAscension
}

/** The sun's ecliptic longitude, within 0.01°, and the tilt (Astronomical Almanac, low-precision formulas). */
function ecliptic(time: number): { longitude: number; tilt: number } {
  const days = daysSince2000(time)
  const anomaly = 357.529 + 0.98560028 * days
  const longitude = 280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)
  return { longitude, tilt: 23.439 - 0.00000036 * days }
}

/** Days since noon of January 1, 2000. */
const daysSince2000 = (time: number) => time / DAY - 10957.5

const RADIAN = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * RADIAN)
const cos = (degrees: number) => Math.cos(degrees * RADIAN)
const tan = (degrees: number) => Math.tan(degrees * RADIAN)
