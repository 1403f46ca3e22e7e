import { Coordinates } from 'adhan'
import { describe, expect, it } from 'vitest'
import { datesFrom } from '#domain/time/civil.ts'
import { athanTimes } from './athan.ts'
import { parametersOf } from './methods.ts'
import { HORIZON } from './position.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { sunTimes } from './sun.ts'
import { noaaAsr, noaaCrossing } from './testing/noaaSun.ts'

const { calculation } = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const RULES = { highLatitudeRule: 'seventh-of-the-night', polarRule: 'aqrab-balad' } as const
/** `npm run test:every-day` takes every day; otherwise each twentieth and the edges of the polar day. */
const EDGES = [...datesFrom('2028-05-18', '2028-05-31'), ...datesFrom('2028-07-10', '2028-07-26')]
const DATES = datesFrom('2027-01-01', '2028-12-31').filter(
  (date, at) => process.env.EVERY_DAY || at % 20 === 0 || EDGES.includes(date),
)

const PLACES: [name: string, latitude: number, longitude: number][] = [
  ['Honolulu', 21.31, -157.86],
  ['Seattle', 47.61, -122.33],
  ['Adak', 51.88, -176.65],
  ['Anadyr', 64.73, 177.51],
  ['Nome', 64.5, -165.41],
  ['Fort Yukon', 66.56, -145.27],
  ['Inuvik', 68.36, -133.72],
  ['Kiruna', 67.86, 20.23],
  ['Rothera', -67.57, -68.13],
]

describe.each(PLACES)('sunrise, Asr and sunset of %s (%d°, %d°)', (_, latitude, longitude) => {
  const where = new Coordinates(latitude, longitude)
  it.each(['standard', 'hanafi'] as const)(
    "are within two minutes of the sun by NOAA's equations, Asr %s",
    madhab => {
      const parameters = parametersOf({ ...calculation, madhab })
      const wrong: string[] = []
      for (const date of DATES) {
        const { times, polar } = sunTimes(date, where, parameters, RULES)
        if (polar) continue
        const { dhuhr } = times
        const expected = {
          sunrise: noaaCrossing(dhuhr, where, HORIZON, -1),
          asr: noaaAsr(dhuhr, where, madhab === 'hanafi' ? 2 : 1),
          sunset: noaaCrossing(dhuhr, where, HORIZON, 1),
        }
        for (const name of ['sunrise', 'asr', 'sunset'] as const) {
          const off = (times[name] - expected[name]) / 60_000
          if (!(Math.abs(off) <= 2)) wrong.push(`${date} ${name} off ${off.toFixed(1)}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )
})

it.each([
  ['2028-07-16', '02:26', true],
  ['2028-07-17', '02:15', true],
  ['2028-07-19', '02:23', false],
  ['2028-07-20', '02:11', false],
  ['2028-07-21', '02:02', false],
])('puts Maghrib of Inuvik on %s at %s, from the nearest latitude: %s', (date, maghrib, polar) => {
  const place: PrayerSettings['place'] = {
    ...{ name: 'Inuvik', latitude: 68.3607, longitude: -133.723, timeZone: 'America/Inuvik' },
  }
  expect(athanTimes({ place, calculation }, date, false)).toMatchObject({ maghrib, polar })
})
