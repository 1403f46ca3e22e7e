import zoneOf from '@photostructure/tz-lookup'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { type City, nearestCity } from './cities.ts'
import type { Coordinates } from './coordinates.ts'

export { cityInWords, searchCities } from './cities.ts'

type Place = PrayerSettings['place']

/** Within about 50 km a place keeps its name. */
const SAME_PLACE = 0.45

/** A city as the mosque's place, with its zone. */
export const placeOfCity = ({ name, latitude, longitude }: City): Place => ({
  name,
  latitude,
  longitude,
  timeZone: zoneOf(latitude, longitude),
})

/** Coordinates as the mosque's place: named as before, or after the nearest city when far from there. */
export function placeAt({ latitude, longitude }: Coordinates, before: Place): Place {
  const isNear =
    Math.abs(before.latitude - latitude) < SAME_PLACE &&
    Math.abs(before.longitude - longitude) < SAME_PLACE
  const name = isNear ? before.name : (nearestCity(latitude, longitude)?.name ?? before.name)
  return { name, latitude, longitude, timeZone: zoneOf(latitude, longitude) }
}
