import type { Coordinates } from 'adhan'
import { DAY } from '#domain/time/civil.ts'

/** The sun's altitude in degrees at sunrise and sunset: its upper edge, with refraction. */
export const HORIZON = -50 / 60
/** Maximum iterations for an hour angle; each reduces the error to a hundredth or less. */
const PASSES = 6

/**
 * When the sun is at an altitude in degrees, before (-1) or after (1) a noon; NaN when it does not
 * reach it. The hour angle is computed iteratively until it converges.
 */
export function crossing(
  noon: number,
  { latitude, longitude }: Pick<Coordinates, 'latitude' | 'longitude'>,
  altitude: number,
  side: -1 | 1,
): number {
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

/** Asr: the shadow is `length` times the object longer than at noon. */
export function asrOf(noon: number, latitude: number, length: 1 | 2): number {
  const atNoon = Math.abs(latitude - declination(noon))
  const altitude = Math.atan(1 / (length + tan(atNoon))) / RADIAN
  let asr = noon
  for (let pass = 0; pass < 4; pass++) {
    const sun = declination(asr)
    const cosine = (sin(altitude) - sin(latitude) * sin(sun)) / (cos(latitude) * cos(sun))
    asr = noon + (Math.acos(cosine) / RADIAN / 360) * DAY
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
