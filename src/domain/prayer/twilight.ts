import { type CalculationParameters, Coordinates } from 'adhan'
import { DAY, MINUTE } from '#domain/time/civil.ts'
import { crossing, HORIZON } from './position.ts'
import type { HighLatitudeRule } from './settings.ts'

/** Fajr and Isha, and Maghrib where it has an angle, as instants in milliseconds. */
interface Twilights {
  readonly fajr: number
  readonly maghrib: number
  readonly isha: number
}

/** -1: the morning of a day, whose night is the one before; 1: the evening, with the night after. */
type Side = -1 | 1

/** The latitude whose share of the night 'nearest-latitude' takes (docs/product.md, section 4). */
const REFERENCE_LATITUDE = 45
const HALF_YEAR = 183
const LEAST_GAP = 10 * MINUTE
/**
 * A share of a short night leaves Fajr and Isha at least so far from the sun's times where there is
 * room for both: the day is then a complete one (sun.ts) with its true sunset.
 */
const SHORTEST = LEAST_GAP + MINUTE

/**
 * Fajr, Isha and a Maghrib by an angle under a high-latitude rule, for a day with a sunrise and a
 * sunset. adhan uses one iteration for the hour angle, which can be wrong by hours near midnight, and
 * limits Fajr by the night after it, which in summer can move it before the Isha of the evening
 * before. `own` holds adhan's times: an Isha by minutes is taken from them.
 */
export function twilights(
  { dhuhr, sunset }: { readonly dhuhr: number; readonly sunset: number },
  where: Coordinates,
  parameters: CalculationParameters,
  rule: HighLatitudeRule,
): Twilights {
  const { fajrAngle, ishaAngle, ishaInterval, maghribAngle } = parameters
  const fajr = twilight(dhuhr, where, fajrAngle, -1, rule)
  const isha = ishaInterval
    ? Math.min(sunset + ishaInterval * MINUTE, middleOfTheNight(dhuhr, where, 1))
    : twilight(dhuhr, where, ishaAngle, 1, rule)
  if (!maghribAngle) return { fajr, maghrib: sunset, isha }
  // Where the sun does not reach Maghrib's angle before Isha, Maghrib is at Isha: it moves
  // steadily from day to day and never jumps back to sunset.
  const maghrib = crossing(dhuhr, where, -maghribAngle, 1)
  return { fajr, maghrib: maghrib < isha ? Math.max(maghrib, sunset) : isha, isha }
}

/** Fajr (-1) or Isha (1) of the day with this noon. */
function twilight(
  noon: number,
  where: Coordinates,
  angle: number,
  side: Side,
  rule: HighLatitudeRule,
): number {
  const atAngle = crossing(noon, where, -angle, side)
  const isReached = !Number.isNaN(atAngle)
  if (rule === 'nearest-day') return isReached ? atAngle : nearestDay(noon, where, angle, side)
  if (rule === 'nearest-latitude' && isReached) return atAngle
  const { horizon, night } = nightOf(noon, where, side)
  const share = shareOf(rule, noon, where, angle, side) * night
  const bound = horizon + side * Math.max(share, Math.min(SHORTEST, night / 2))
  return side * atAngle <= side * bound ? atAngle : bound
}

/** The share of the night between sunset and Isha, or between Fajr and sunrise, that a rule sets. */
function shareOf(
  rule: Exclude<HighLatitudeRule, 'nearest-day'>,
  noon: number,
  where: Coordinates,
  angle: number,
  side: Side,
): number {
  switch (rule) {
    case 'middle-of-the-night':
      return 1 / 2
    case 'seventh-of-the-night':
      return 1 / 7
    case 'twilight-angle':
      return angle / 60
    case 'nearest-latitude': {
      const latitude = Math.sign(where.latitude) * REFERENCE_LATITUDE
      const near = new Coordinates(latitude, where.longitude)
      const { horizon, night } = nightOf(noon, near, side)
      const atAngle = crossing(noon, near, -angle, side)
      return Number.isNaN(atAngle) ? 1 / 2 : (side * (atAngle - horizon)) / night
    }
  }
}

/**
 * The clock time, in UTC, of the nearest day on which the sun reaches the angle; of two the later.
 * It is never beyond the middle of its own night, and at it where it would leave too little of the
 * night after sunset or before sunrise. NaN when there is no such day.
 */
function nearestDay(noon: number, where: Coordinates, angle: number, side: Side): number {
  for (let distance = 1; distance <= HALF_YEAR; distance++) {
    for (const days of [distance, -distance]) {
      const atAngle = crossing(noon + days * DAY, where, -angle, side)
      if (Number.isNaN(atAngle)) continue
      const time = atAngle - days * DAY
      const middle = middleOfTheNight(noon, where, side)
      const { horizon } = nightOf(noon, where, side)
      const isInNight = side * time < side * middle && side * (time - horizon) >= LEAST_GAP
      return isInNight ? time : middle
    }
  }
  return Number.NaN
}

function middleOfTheNight(noon: number, where: Coordinates, side: Side): number {
  const { horizon, night } = nightOf(noon, where, side)
  return horizon + (side * night) / 2
}

/** This day's sunset with the night after it, or its sunrise with the night before. */
function nightOf(noon: number, where: Coordinates, side: Side) {
  const horizon = crossing(noon, where, HORIZON, side)
  const other = crossing(noon + side * DAY, where, HORIZON, side === 1 ? -1 : 1)
  return { horizon, night: Math.abs(other - horizon) }
}
