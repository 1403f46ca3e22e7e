import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { remembered } from '#domain/remembered.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { type AthanTimes, athanTimes } from './athan.ts'
import { dayLine } from './dayLine.ts'
import { DAY_TIMES } from './names.ts'
import { seedPrayerSettings } from './seed.ts'
import type { Calculation, HighLatitudeRule } from './settings.ts'
import { HIGH_LATITUDE_RULES, POLAR_RULES } from './testing/calculationRules.ts'
import cities from './testing/latitudes.json' with { type: 'json' }

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const DATES = datesFrom('2027-01-01', '2028-12-31')
/** `npm run test:every-day` takes every day; otherwise two in a row of every sixty, others per city. */
const datesOf = (name: string) => {
  const city = CITIES.findIndex(one => one[0] === name)
  return process.env.EVERY_DAY ? DATES : DATES.filter((_, at) => (at + 2 * city) % 60 < 2)
}
const NONE = Number.NaN

type City = [name: string, latitude: number, longitude: number]
const CITIES = cities as City[]

const METHODS = {
  ISNA: { fajr: 15, isha: 15, maghrib: 0 },
  MWL: { fajr: 18, isha: 17, maghrib: 0 },
  Tehran: { fajr: 17.7, isha: 14, maghrib: 4.5 },
} as const
type Method = keyof typeof METHODS

/** Zones without changes of the clocks, so that a day's times compare with the next day's. */
const zoneHours = (longitude: number) => Math.round(longitude / 15)
const zoneOf = (longitude: number) => {
  const hours = zoneHours(longitude)
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

function ours(
  [name, latitude, longitude]: City,
  calculation: Partial<Calculation>,
): (date: string) => AthanTimes {
  const settings = {
    place: { name, latitude, longitude, timeZone: zoneOf(longitude) },
    calculation: { ...seed.calculation, ...calculation },
  }
  return remembered(date => athanTimes(settings, date, false))
}

interface PrayTimeLike {
  location(place: readonly [number, number]): PrayTimeLike
  adjust(choices: Record<string, unknown>): PrayTimeLike
  times(date: number[]): Record<string, number>
  /** Hours of solar time; NaN when the sun does not reach the angle. */
  angleTime(angle: number, hours: number, side: -1 | 1): number
}
const { PrayTime } = createRequire(import.meta.url)('praytime') as {
  PrayTime: new (method: string) => PrayTimeLike
}

/** The second implementation without a high-latitude rule: minutes of the day, NaN for no time. */
function theirs([, latitude, longitude]: City, method: Method) {
  const second = new PrayTime(method)
    .location([latitude, longitude])
    .adjust({ format: 'x', rounding: 'none', highLats: 'None', iterations: 3, timezone: 'UTC' })
  const zone = zoneHours(longitude) * 60
  // Its own iterations start again from the morning where Isha's angle is not reached.
  const twilight = (angle: number, side: -1 | 1) => {
    let hours = Number.NaN
    for (let pass = 0; pass < 8; pass++) {
      const start = Number.isNaN(hours) ? (side === 1 ? 24 : 0) : hours
      hours = second.angleTime(angle, start, side)
    }
    return hours * 60 - longitude * 4 + zone
  }
  return remembered(date => {
    const { dhuhr = NONE, asr = NONE } = second.times(date.split('-').map(Number))
    const minutes = (time: number) => (time - Date.parse(date)) / 60_000 + zone
    const angles = METHODS[method]
    const sunset = twilight(0.833, 1)
    return {
      fajr: twilight(angles.fajr, -1),
      sunrise: twilight(0.833, -1),
      dhuhr: minutes(dhuhr),
      asr: minutes(asr),
      sunset,
      maghrib: angles.maghrib ? twilight(angles.maghrib, 1) : sunset,
      isha: twilight(angles.isha, 1),
    }
  })
}

const SIDES = [
  ['fajr', -1],
  ['isha', 1],
] as const

describe.each(CITIES.filter(([, latitude]) => Math.abs(latitude) <= 60.2))(
  'the rule by latitude in %s (%d°)',
  (...city) => {
    // Where no rule acts the methods differ by little: one of them a city.
    const methods = (['ISNA', 'MWL', 'Tehran'] as const).filter(
      (_, index) =>
        Math.abs(city[1]) > 45 || index === CITIES.findIndex(([name]) => name === city[0]) % 3,
    )
    it.each(methods)(
      'leaves %s within two minutes of a second implementation, without a jump',
      method => {
        const dayOf = ours(city, { method })
        const second = theirs(city, method)
        const share = Math.abs(city[1]) > 48 ? 1 / 7 : 1 / 2
        const wrong: string[] = []
        let before: { date: string; free: Record<string, number> } | undefined
        for (const date of datesOf(city[0])) {
          const line = dayLine(dayOf(date))
          const expected = { ...second(date) }
          const free: Record<string, number> = {}
          const yesterday = before?.date === addDays(date, -1) ? before.free : undefined
          for (const [name, side] of SIDES) {
            if (ruled(second, date, name, side, share)) expected[name] = NONE
          }
          if (!(expected.maghrib < line.isha - 2)) expected.maghrib = NONE
          for (const name of DAY_TIMES) {
            if (Number.isNaN(expected[name])) continue
            free[name] = line[name] - line.dhuhr
            const off = line[name] - expected[name]
            const moved = free[name] - (yesterday?.[name] ?? free[name])
            if (!(Math.abs(off) <= 2) || Math.abs(moved) > 20) {
              wrong.push(`${date} ${name} off ${off.toFixed(1)} moved ${moved}`)
            }
          }
          before = { date, free }
        }
        expect(wrong).toEqual([])
      },
    )
  },
)

/** Whether twilight takes more than its share of the night, or all of it. */
function ruled(
  second: ReturnType<typeof theirs>,
  date: string,
  name: 'fajr' | 'isha',
  side: -1 | 1,
  share: number,
): boolean {
  const { edge, night } = nightOf(second, date, side)
  return !(side * (second(date)[name] - edge) <= share * night - 2)
}

function nightOf(second: ReturnType<typeof theirs>, date: string, side: -1 | 1) {
  const edge = side === 1 ? second(date).sunset : second(date).sunrise
  const other = addDays(date, side)
  const far = side === 1 ? second(other).sunrise : second(other).sunset
  return { edge, night: Math.abs(far + side * 1440 - edge) }
}

describe.each(CITIES.filter(([, latitude]) => Math.abs(latitude) > 45))(
  'every day of %s (%d°)',
  (...city) => {
    const method = 'MWL'
    const second = theirs(city, method)
    const near = theirs([city[0], Math.sign(city[1]) * 45, city[2]], method)
    it.each(HIGH_LATITUDE_RULES)('equals the definition of %s', highLatitudeRule => {
      const dayOf = ours(city, { method, highLatitudeRule })
      const wrong: string[] = []
      for (const date of datesOf(city[0])) {
        const day = dayOf(date)
        if (day.polar) continue
        const line = dayLine(day)
        for (const [name, side] of SIDES) {
          const expected = defined(highLatitudeRule, date, name, side, second, near)
          const off = line[name] - expected
          if (!(Math.abs(off) <= 2)) wrong.push(`${date} ${name} off ${off.toFixed(1)}`)
        }
        if (!(line.isha <= dayLine(dayOf(addDays(date, 1))).fajr + 1440)) {
          wrong.push(`${date} Isha after Fajr`)
        }
      }
      expect(wrong).toEqual([])
    })
  },
)

/** docs/product.md, section 4, computed from the second implementation. */
function defined(
  rule: HighLatitudeRule,
  date: string,
  name: 'fajr' | 'isha',
  side: -1 | 1,
  second: ReturnType<typeof theirs>,
  near: ReturnType<typeof theirs>,
): number {
  const { edge, night } = nightOf(second, date, side)
  const atAngle = second(date)[name]
  const bound = (share: number) => {
    const latest = edge + side * Math.max(share * night, Math.min(11, night / 2))
    return side * atAngle <= side * latest ? atAngle : latest
  }
  switch (rule) {
    case 'middle-of-the-night':
      return bound(1 / 2)
    case 'seventh-of-the-night':
      return bound(1 / 7)
    case 'twilight-angle':
      return bound(METHODS.MWL[name] / 60)
    case 'nearest-latitude': {
      if (!Number.isNaN(atAngle)) return atAngle
      const reference = nightOf(near, date, side)
      return bound((side * (near(date)[name] - reference.edge)) / reference.night)
    }
    case 'nearest-day': {
      for (let distance = 0; distance <= 183; distance++) {
        for (const days of [distance, -distance]) {
          const time = second(addDays(date, days))[name]
          if (Number.isNaN(time)) continue
          const isInNight = side * time < side * bound(1 / 2) && side * (time - edge) >= 10
          return isInNight ? time : bound(1 / 2)
        }
      }
      return NONE
    }
  }
}

describe("the Tehran method's Maghrib", () => {
  const rules = HIGH_LATITUDE_RULES.filter(rule => !rule.startsWith('nearest'))
  const cases = [50, 55, 60, 63].flatMap(latitude => rules.map(rule => [latitude, rule] as const))
  it.each(cases)(
    'is never back at sunset for a day at %d° with %s',
    (latitude, highLatitudeRule) => {
      const dayOf = ours(['', latitude, 25], { method: 'Tehran', highLatitudeRule })
      const wrong: string[] = []
      let before: number | undefined
      for (const date of DATES) {
        const { maghrib, isha, ...line } = dayLine(dayOf(date))
        const sunset = dayLine({ ...dayOf(date), maghrib: dayOf(date).sunset }).maghrib
        const after = maghrib - sunset
        const moved = Math.abs(maghrib - line.dhuhr - (before ?? maghrib - line.dhuhr))
        before = maghrib - line.dhuhr
        if (after < 15 || maghrib > isha || moved > 20) wrong.push(`${date} ${after} ${moved}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

it('keeps Isha at Maghrib where minutes taken off would put it first', () => {
  const { adjustments } = seed.calculation
  const dayOf = ours(['Helsinki', 60.17, 24.94], {
    method: 'Tehran',
    adjustments: { ...adjustments, isha: -5 },
  })
  const { maghrib, isha } = dayOf('2027-06-21')
  expect(isha).toBe(maghrib)
})

describe.each(CITIES.filter(([, latitude]) => latitude > 60))(
  'days without sunrise or sunset in %s (%d°)',
  (...city) => {
    const [name, latitude, longitude] = city
    it.each(POLAR_RULES)('equal the definition of %s', polarRule => {
      const dayOf = ours(city, { polarRule })
      const second = theirs(city, 'ISNA')
      const wrong: string[] = []
      let count = 0
      for (const date of datesOf(name)) {
        const day = dayOf(date)
        const { sunrise, sunset } = second(date)
        const hasSun = !Number.isNaN(sunrise + sunset)
        if (!hasSun && !day.polar) wrong.push(`${date} is not polar`)
        if (!day.polar) continue
        count++
        const expected = { ...replacement(date), polar: true }
        for (const time of [...DAY_TIMES, 'polar'] as const) {
          if (day[time] !== expected[time]) wrong.push(`${date} ${time} ${day[time]}`)
        }
      }
      expect(wrong).toEqual([])
      expect(count > 0).toBe(latitude > 66)

      function replacement(date: string): AthanTimes {
        if (polarRule === 'makkah') {
          const place = { name, latitude: 21.4225, longitude: 39.8262, timeZone: 'Asia/Riyadh' }
          return athanTimes({ place, calculation: seed.calculation }, date, false)
        }
        if (polarRule === 'aqrab-balad') {
          const calculation = { highLatitudeRule: 'seventh-of-the-night' } as const
          for (let near = latitude - 0.5; ; near -= 0.5) {
            const day = ours([name, near, longitude], calculation)(date)
            if (!day.polar) return day
          }
        }
        const steps = Array.from({ length: 183 }, (_, step) => [step + 1, -step - 1]).flat()
        return dayOf(addDays(date, steps.find(days => !dayOf(addDays(date, days)).polar)!))
      }
    })
  },
)
