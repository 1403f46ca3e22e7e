import { Coordinates } from 'adhan'
import { describe, expect, it } from 'vitest'
import { datesFrom, instantOf } from '#domain/time/civil.ts'
import { athanTimes } from './athan.ts'
import { dayLine, isOneDay } from './dayLine.ts'
import { parametersOf } from './methods.ts'
import { DAY_TIMES } from './names.ts'
import { seedPrayerSettings } from './seed.ts'
import type { Calculation } from './settings.ts'
import { sunTimes } from './sun.ts'
import { HIGH_LATITUDE_RULES, POLAR_RULES } from './testing/calculationRules.ts'
import { noaaSun } from './testing/noaaSun.ts'

const seeded = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const seed = {
  ...seeded,
  calculation: { ...seeded.calculation, highLatitudeRule: 'middle-of-the-night' as const },
}
const RULES = { highLatitudeRule: 'middle-of-the-night', polarRule: 'aqrab-balad' } as const
const tromsø = { name: 'Tromsø', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' }
/** Every 144th day of a year with one of sixteen offsets, so that each case tests other days. */
const spread = (start: number) =>
  datesFrom('2027-01-01', '2027-12-31').filter((_, day) => day % 144 === (start % 16) * 9)
const LATITUDES = [0, 48.4, 58, 63, 65.5, 66.5, 67.9, 69.65, 78.2, 90, -66.3, -90]

describe('every latitude, method and rule', () => {
  const named = ['ISNA', 'UmmAlQura', 'MoonsightingCommittee', 'Tehran', 'Turkey'] as const
  const cases = POLAR_RULES.flatMap(polarRule =>
    HIGH_LATITUDE_RULES.map(highLatitudeRule => ({ polarRule, highLatitudeRule })),
  )
  it.each([...cases.entries()])('%i: keeps the order of the day with %o', (turn, rules) => {
    const disorder: string[] = []
    for (const [start, method] of named.entries()) {
      for (const [offset, latitude] of LATITUDES.entries()) {
        if ((start + offset + turn) % 2 && !process.env.EVERY_DAY) continue
        const settings = {
          place: { name: 'x', latitude, longitude: 0, timeZone: 'UTC' },
          calculation: { ...seed.calculation, ...rules, method },
        }
        for (const date of spread(start + offset + turn)) {
          const times = athanTimes(settings, date, false)
          const line = dayLine(times)
          const rising = DAY_TIMES.every((name, i) => !i || line[name] >= line[DAY_TIMES[i - 1]!])
          if (!rising || !isOneDay(times)) disorder.push(`${method} ${latitude} ${date}`)
        }
      }
    }
    expect(disorder).toEqual([])
  })
})

describe('twilight near midnight', () => {
  const ISHA_METHODS = ['ISNA', 'MWL', 'UmmAlQura', 'MoonsightingCommittee'] as const
  /** `npm run test:every-day` takes all; otherwise one by turns. */
  const some = <T>(all: readonly T[], turn: number): readonly T[] =>
    process.env.EVERY_DAY ? all : [all[turn % all.length]!]
  const cities: [name: string, latitude: number, longitude: number, timeZone: string][] = [
    ['Birmingham', 52.48, -1.9, 'Europe/London'],
    ['London', 51.5074, -0.1278, 'Europe/London'],
    ['Glasgow', 55.8642, -4.2518, 'Europe/London'],
    ['Oslo', 59.9139, 10.7522, 'Europe/Oslo'],
    ['Helsinki', 60.1699, 24.9384, 'Europe/Helsinki'],
    ['Reykjavik', 64.1466, -21.9426, 'Atlantic/Reykjavik'],
    ['Christchurch', -43.5321, 172.6362, 'Pacific/Auckland'],
    ['Ushuaia', -54.8019, -68.303, 'America/Argentina/Ushuaia'],
  ]
  const settingsOf = (
    [name, latitude, longitude, timeZone]: (typeof cities)[number],
    calculation: Partial<Calculation> = {},
  ) => ({
    place: { name, latitude, longitude, timeZone },
    calculation: { ...seed.calculation, ...calculation },
  })

  it('does not move Isha in Birmingham back by two hours for one day', () => {
    const birmingham = settingsOf(['Birmingham', 52.48, -1.9, 'Europe/London'])
    const isha = datesFrom('2027-07-05', '2027-07-11').map(
      date => athanTimes(birmingham, date, false).isha,
    )
    expect(isha).toEqual(['01:12', '01:13', '01:10', '00:54', '00:46', '00:39', '00:34'])
  })

  // The first and the last night on which the angle is reached are up to 40 minutes from the bound:
  // near midnight the sun's altitude hardly changes.
  it.each([...cities.entries()])(
    'is at its angle or its bound, without a jump: %i, %s',
    (turn, city) => {
      const wrong: string[] = []
      for (const method of some(['ISNA', 'MWL', 'Egyptian'] as const, turn)) {
        const { place, calculation } = settingsOf(city, { method })
        const where = new Coordinates(place.latitude, place.longitude)
        const parameters = parametersOf(calculation)
        const dates = datesFrom('2026-12-31', '2028-01-01')
        const days = dates.map(date => sunTimes(date, where, parameters, RULES).times)
        days.slice(1, -1).forEach((day, index) => {
          const [before, after] = [days[index]!, days[index + 2]!]
          const bounds = [(before.sunset + day.sunrise) / 2, (day.sunset + after.sunrise) / 2]
          const times = [day.fajr, day.isha]
          const angles = [parameters.fajrAngle, parameters.ishaAngle]
          times.forEach((time, at) => {
            const off = noaaSun(time, where).altitude + angles[at]!
            const isBound = Math.abs(time - bounds[at]!) < 10_000
            // At a bound the sun is still above the angle.
            const isRight = isBound ? off > -0.05 : Math.abs(off) < 0.05
            const last = [before.fajr, before.isha][at]! - before.dhuhr
            const moved = Math.abs(time - day.dhuhr - last) / 60_000
            if (!isRight || moved > 40) wrong.push(`${method} ${dates[index + 1]} ${off} ${moved}`)
          })
        })
      }
      expect(wrong).toEqual([])
    },
  )

  it.each([...cities.entries()])('never puts Fajr before the Isha before: %i, %s', (turn, city) => {
    const disorder: string[] = []
    for (const [offset, highLatitudeRule] of HIGH_LATITUDE_RULES.entries()) {
      for (const method of some(ISHA_METHODS, turn + offset)) {
        const settings = settingsOf(city, { method, highLatitudeRule })
        let isha = Number.NEGATIVE_INFINITY
        for (const date of datesFrom('2027-04-15', '2027-08-31')) {
          const line = dayLine(athanTimes(settings, date, false))
          const midnight = instantOf(date, '12:00', settings.place.timeZone).getTime() / 60_000
          if (midnight + line.fajr < isha) disorder.push(`${method} ${highLatitudeRule} ${date}`)
          isha = midnight + line.isha
        }
      }
    }
    expect(disorder).toEqual([])
  })
})

describe('days without sunrise or sunset', () => {
  const ask = (date: string, polarRule: 'aqrab-balad' | 'aqrab-yaum') =>
    athanTimes({ place: tromsø, calculation: { ...seed.calculation, polarRule } }, date, false)

  it.each([
    ['2027-03-20', false],
    ['2027-06-21', true],
    ['2027-09-23', false],
    ['2027-12-21', true],
  ])('Tromsø on %s: polar %s', (date, polar) => {
    expect(ask(date, 'aqrab-balad').polar).toBe(polar)
    expect(ask(date, 'aqrab-yaum').polar).toBe(polar)
  })

  it('use the nearest latitude in steps of half a degree with aqrab-balad', () => {
    const parameters = parametersOf(seed.calculation)
    const where = new Coordinates(tromsø.latitude, tromsø.longitude)
    const asked = sunTimes('2027-12-21', where, parameters, RULES)
    const matching = Array.from({ length: 20 }, (_, step) => (step + 1) / 2).filter(south => {
      const near = new Coordinates(tromsø.latitude - south, tromsø.longitude)
      const found = sunTimes('2027-12-21', near, parameters, RULES)
      return !found.polar && found.times.sunrise === asked.times.sunrise
    })
    expect(matching).toHaveLength(1)
    const closer = new Coordinates(tromsø.latitude - matching[0]! + 0.5, tromsø.longitude)
    expect(sunTimes('2027-12-21', closer, parameters, RULES).polar).toBe(true)
  })

  it("keep Asr after Dhuhr, where adhan's own is before it", () => {
    expect(ask('2027-11-18', 'aqrab-balad')).toEqual({
      fajr: '06:03',
      sunrise: '09:43',
      dhuhr: '11:30',
      asr: '11:40',
      sunset: '13:15',
      maghrib: '13:15',
      isha: '16:54',
      polar: false,
    })
  })

  it('use the nearest day with aqrab-yaum, so that a polar night repeats its edges', () => {
    const night = datesFrom('2027-11-10', '2028-01-25').map(date => ask(date, 'aqrab-yaum'))
    const first = night.findIndex(day => day.polar)
    const length = night.filter(day => day.polar).length
    expect(first).toBeGreaterThan(0)
    expect(length).toBeGreaterThan(45)
    const { polar: _, ...edge } = night[first - 1]!
    expect(night[first]).toEqual({ ...edge, polar: true })
  })

  it('keep Isha after an interval before the middle of a short night', () => {
    const oulu = {
      name: 'Oulu',
      latitude: 65.0121,
      longitude: 25.4651,
      timeZone: 'Europe/Helsinki',
    }
    const calculation = { ...seed.calculation, method: 'UmmAlQura' as const }
    const times = athanTimes({ place: oulu, calculation }, '2027-06-21', false)
    const line = dayLine(times)
    expect(times.polar).toBe(false)
    expect(line.isha - line.maghrib).toBeLessThan(90)
    expect(line.isha).toBeLessThanOrEqual(line.fajr + 1440)
  })
})
