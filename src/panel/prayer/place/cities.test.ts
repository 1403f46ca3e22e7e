import zoneOf from '@photostructure/tz-lookup'
import { expect, it } from 'vitest'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import { cityInWords, nearestCity, searchCities } from './cities.ts'

it.each([
  ['dearborn', 'Dearborn, MI, United States'],
  ['Dearborn Heights', 'Dearborn Heights, MI, United States'],
  ['london', 'London, United Kingdom'],
  ['london, canada', 'London, ON, Canada'],
  ['london, on', 'London, ON, Canada'],
  ['Portland ME', 'Portland, ME, United States'],
  ['sao paulo', 'São Paulo, Brazil'],
  ['york, united', 'York, United Kingdom'],
  ['new york', 'New York City, NY, United States'],
  ['mecca', 'Mecca, Saudi Arabia'],
  ['Sparkhill, Birmingham', 'Birmingham, United Kingdom'],
  ['40 Stratford Road, Birmingham, UK', 'Birmingham, United Kingdom'],
  ['London, Ontario', 'London, United Kingdom'],
  ['Birmingham, England', 'Birmingham, United Kingdom'],
  ['tromso', 'Tromsø, Norway'],
  ['Vratnik bb, Sarajevo', 'Sarajevo, Bosnia & Herzegovina'],
])('finds %s', (query, city) => {
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
