import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { offsetAt } from '#domain/time/civil.ts'

/** Hours by which a zone's clocks may differ from the sun: western China reaches almost three. */
const FARTHEST_HOURS = 3.5

/** Blank and impossible values of place and calculation, with the ranges of the settings' schema. */
export function placeProblems({ place, calculation }: PrayerSettings): Problem[] {
  const problems: Problem[] = []
  const check = (path: string[], value: unknown, min: number, max: number, what: string) => {
    const message = `${what} must be a number from ${min} to ${max}.`
    if (!isWithin(value, min, max)) problems.push({ path, message })
  }
  if (!place.name.trim()) problems.push({ path: ['place', 'name'], message: 'Name the place.' })
  check(['place', 'latitude'], place.latitude, -90, 90, 'Latitude')
  check(['place', 'longitude'], place.longitude, -180, 180, 'Longitude')
  if (!isZone(place.timeZone)) {
    const message = 'Unknown time zone: enter an IANA name such as America/New_York.'
    problems.push({ path: ['place', 'timeZone'], message })
  }
  const { custom, method, adjustments } = calculation
  if (method === 'custom' && custom) {
    const at = (name: string) => ['calculation', 'custom', name]
    check(at('fajrAngle'), custom.fajrAngle, 4, 25, 'The Fajr angle')
    if (custom.ishaAngle !== undefined) {
      check(at('ishaAngle'), custom.ishaAngle, 4, 25, 'The Isha angle')
    }
    if (custom.ishaInterval !== undefined) {
      check(at('ishaInterval'), custom.ishaInterval, 1, 180, 'Minutes after Maghrib')
    }
    if (custom.maghribAngle !== undefined) {
      check(at('maghribAngle'), custom.maghribAngle, 0.5, 10, 'The Maghrib angle')
    }
  }
  for (const name of DAY_TIMES) {
    const minutes = adjustments[name]
    if (!isWithin(minutes, -60, 60) || !Number.isInteger(minutes)) {
      const message = 'Enter whole minutes from -60 to 60.'
      problems.push({ path: ['calculation', 'adjustments', name], message })
    }
  }
  return problems
}

/** A place and a zone that lie hours of the sun apart, most often a missing minus sign. */
export function placeWarnings({ place }: PrayerSettings, now: Date): Problem[] {
  const zoneHours = offsetAt(place.timeZone, now) / 60
  const apart = Math.abs(zoneHours - place.longitude / 15)
  if (Math.min(apart, 24 - apart) <= FARTHEST_HOURS) return []
  const message = `The longitude ${place.longitude} is not in the time zone ${place.timeZone}. West is negative.`
  return [{ path: ['place', 'longitude'], message }]
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max
}

function isZone(name: string): boolean {
  try {
    return /^(UTC|[A-Za-z]+\/)/.test(name) && !!new Intl.DateTimeFormat('en-US', { timeZone: name })
  } catch {
    return false
  }
}
