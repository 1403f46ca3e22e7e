import { type CalculationParameters, Coordinates, Madhab, PrayerTimes } from 'adhan'
import { addDays, DAY, MINUTE } from '#domain/time/civil.ts'
import type { DayTimeName } from './names.ts'
import { asrOf, crossing, HORIZON } from './position.ts'
import type { HighLatitudeRule, PolarRule } from './settings.ts'
import { twilights } from './twilight.ts'

/** Instants of one day in milliseconds, before adjustments and rounding. */
type SunTimes = Record<DayTimeName | 'sunset', number>

const ORDER = ['fajr', 'sunrise', 'dhuhr', 'asr', 'sunset', 'isha'] as const
/** The minimum time between two of these for a day to count as complete. */
const LEAST_GAP = 10 * MINUTE

/** The rules that replace what the sun does not show at a place. */
interface SunRules {
  /** For Fajr and Isha on nights in which twilight lasts too long. */
  readonly highLatitudeRule: HighLatitudeRule
  /** For days on which the sun does not rise and set. */
  readonly polarRule: PolarRule
}

/**
 * The sun's times for a solar day at a place. Where the sun does not rise, does not set or only
 * grazes the horizon, `polar` is true: 'aqrab-balad' uses the nearest latitude and 'aqrab-yaum' the
 * nearest day that has all prayers in order. adhan's own rule for these cases is not used, since it
 * accepts days on which Asr is after sunset. 'makkah' goes by Makkah's clock, which the caller
 * applies: the times are then the incomplete ones of the place.
 */
export function sunTimes(
  solarDay: string,
  where: Coordinates,
  parameters: CalculationParameters,
  { highLatitudeRule, polarRule }: SunRules,
): { times: SunTimes; polar: boolean } {
  const at: TimesAt = (day, place) => timesAt(day, place, parameters, highLatitudeRule)
  const own = at(solarDay, where)
  if (isWhole(own)) return { times: own, polar: false }
  if (polarRule === 'makkah') return { times: own, polar: true }
  const nearest = polarRule === 'aqrab-balad' ? nearestLatitude : nearestDay
  return { times: nearest(solarDay, where, at), polar: true }
}

type TimesAt = (day: string, where: Coordinates) => SunTimes

function nearestLatitude(day: string, where: Coordinates, at: TimesAt): SunTimes {
  for (let latitude = Math.abs(where.latitude) - 0.5; latitude > 0; latitude -= 0.5) {
    const near = new Coordinates(Math.sign(where.latitude) * latitude, where.longitude)
    const times = at(day, near)
    if (isWhole(times)) return times
  }
  throw new RangeError(`No latitude gives ${day} a whole day with these angles.`)
}

function nearestDay(day: string, where: Coordinates, at: TimesAt): SunTimes {
  for (let distance = 1; distance <= 183; distance++) {
    for (const days of [distance, -distance]) {
      const times = at(addDays(day, days), where)
      if (isWhole(times)) return mapTimes(times, time => time - days * DAY)
    }
  }
  return nearestLatitude(day, where, at)
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

/**
 * adhan's time, which official timetables share, where it is within a minute of the sun's. It takes
 * the declination at midnight UTC, once: Asr is off by minutes far west of Greenwich, and at the
 * edge of the midnight sun its sunset is off by half an hour.
 */
const checked = (adhan: number, own: number): number =>
  Math.abs(adhan - own) <= MINUTE ? adhan : own

/** adhan reads year, month and day in the process zone: noon there is the same day in every zone. */
function timesAt(
  day: string,
  where: Coordinates,
  parameters: CalculationParameters,
  rule: HighLatitudeRule,
): SunTimes {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const found = new PrayerTimes(where, new Date(year, month - 1, date, 12), parameters)
  const adhan = mapTimes(found, Number)
  const { dhuhr } = adhan
  const sunrise = checked(adhan.sunrise, crossing(dhuhr, where, HORIZON, -1))
  const sunset = checked(adhan.sunset, crossing(dhuhr, where, HORIZON, 1))
  const length = parameters.madhab === Madhab.Hanafi ? 2 : 1
  const asr = checked(adhan.asr, asrOf(dhuhr, where.latitude, length))
  const daylight = { dhuhr, sunrise, sunset, asr, maghrib: sunset }
  // The Moonsighting Committee's twilights are minutes by season, which no rule limits.
  if (parameters.method === 'MoonsightingCommittee' || !(sunrise < sunset)) {
    const fajr = adhan.fajr + sunrise - adhan.sunrise
    return { ...daylight, fajr, isha: adhan.isha + sunset - adhan.sunset }
  }
  return { ...daylight, ...twilights(daylight, where, parameters, rule) }
}

/** Whether the day has all its prayers in order, with Isha before the next Fajr. */
function isWhole(times: SunTimes): boolean {
  const inOrder = ORDER.every((name, place) => {
    const earlier = ORDER[place - 1]
    return earlier === undefined || times[name] - times[earlier] >= LEAST_GAP
  })
  return inOrder && times.maghrib <= times.isha && times.isha - times.fajr <= DAY + 5 * MINUTE
}
