import zoneOf from '@photostructure/tz-lookup'
import { expect, it } from 'vitest'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import { cityInWords, nearestCity, searchCities } from './cities.ts'
import searches from './testing/searches.json' with { type: 'json' }

it.each(searches)('finds %s', (query, city) => {
  const [first] = searchCities(query)
  expect(first && cityInWords(first)).toBe(city)
})

it('finds and names a city in the language of the panel', () => {
  writtenAs(inLanguage('fr'), () =>
    expect(searchCities('Birmingham, Royaume').map(cityInWords)[0]).toBe('Birmingham, Royaume-Uni'),
  )
})

it.each(['', 'd', 'qqqq', 'qqqq, spain'])('finds nothing for %j', query => {
  expect(searchCities(query)).toEqual([])
})

it.each([
  [42.32, -83.18, 'Dearborn', 'America/Detroit'],
  [51.5, -0.1, 'London', 'Europe/London'],
  [-17.9, 178.9, 'Suva', 'Pacific/Fiji'],
  [38.35, -87.57, 'Vincennes', 'America/Chicago'],
])('knows the city and the zone of %s, %s', (latitude, longitude, name, zone) => {
  expect(nearestCity(latitude, longitude)?.name).toBe(name)
  expect(zoneOf(latitude, longitude)).toBe(zone)
})

it('has a zone for every city that browsers know', () => {
  const zones = new Set(Intl.supportedValuesOf('timeZone'))
  const known = (zone: string) =>
    zones.has(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone)
  const unknown = 'abcdefghijklmnopqrstuvwxyz'
    .split('')
    .flatMap(letter => ['a', 'e', 'i', 'o', 'u'].map(vowel => letter + vowel))
    .flatMap(searchCities)
    .filter(({ latitude, longitude }) => !known(zoneOf(latitude, longitude)))
  expect(unknown).toEqual([])
})
