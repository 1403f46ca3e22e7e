import { Coordinates } from 'adhan'
import { describe, expect, it } from 'vitest'
import { athanTimes } from './athan.ts'
import { datesFrom } from './civil.ts'
import { dayLine, isOneDay } from './day-line.ts'
import { parametersOf } from './methods.ts'
import { DAY_TIMES } from './names.ts'
import { seedPrayerSettings } from './seed.ts'
import { HIGH_LATITUDE_RULES, POLAR_RULES } from './settings.ts'
import { sunTimes } from './sun.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const tromsø = { name: 'Tromsø', latitude: 69.6492, longitude: 18.9553, timeZone: 'Europe/Oslo' }
const spread = datesFrom('2027-01-01', '2027-12-31').filter((_, day) => day % 9 === 0)

describe('every latitude, method and rule', () => {
  const named = ['ISNA', 'UmmAlQura', 'MoonsightingCommittee', 'Tehran', 'Turkey'] as const
  const cases = POLAR_RULES.flatMap(polarRule =>
    HIGH_LATITUDE_RULES.map(highLatitudeRule => ({ polarRule, highLatitudeRule })),
  )
  it.each(cases)('$polarRule and $highLatitudeRule keep the order of the day', rules => {
    const disorder: string[] = []
    for (const method of named) {
      for (const latitude of [0, 48.4, 58, 63, 65.5, 66.5, 67.9, 69.65, 78.2, 90, -66.3, -90]) {
        const settings = {
          place: { name: 'x', latitude, longitude: 0, timeZone: 'UTC' },
          calculation: { ...seed.calculation, ...rules, method },
        }
        for (const date of spread) {
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

  it('aqrab-balad takes the nearest latitude, in steps of half a degree', () => {
    const parameters = parametersOf(seed.calculation)
    const where = new Coordinates(tromsø.latitude, tromsø.longitude)
    const asked = sunTimes('2027-12-21', where, parameters, 'aqrab-balad')
    const matching = Array.from({ length: 20 }, (_, step) => (step + 1) / 2).filter(south => {
      const near = new Coordinates(tromsø.latitude - south, tromsø.longitude)
      const found = sunTimes('2027-12-21', near, parameters, 'aqrab-balad')
      return !found.polar && found.times.sunrise === asked.times.sunrise
    })
    expect(matching).toHaveLength(1)
    const closer = new Coordinates(tromsø.latitude - matching[0]! + 0.5, tromsø.longitude)
    expect(sunTimes('2027-12-21', closer, parameters, 'aqrab-balad').polar).toBe(true)
  })

  it("keeps Asr after Dhuhr while the sun still rises, where adhan's own falls before it", () => {
    expect(ask('2027-11-18', 'aqrab-balad')).toEqual({
      fajr: '06:04',
      sunrise: '09:43',
      dhuhr: '11:30',
      asr: '11:40',
      sunset: '13:15',
      maghrib: '13:15',
      isha: '16:54',
      polar: false,
    })
  })

  it('aqrab-yaum takes the nearest day: the whole polar night repeats its edges', () => {
    const night = datesFrom('2027-11-10', '2028-01-25').map(date => ask(date, 'aqrab-yaum'))
    const first = night.findIndex(day => day.polar)
    const length = night.filter(day => day.polar).length
    expect(first).toBeGreaterThan(0)
    expect(length).toBeGreaterThan(45)
    const { polar: _, ...edge } = night[first - 1]!
    expect(night[first]).toEqual({ ...edge, polar: true })
  })

  it('keeps Isha after an interval from passing the middle of a short night', () => {
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
