import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { datesFrom, minutesOf } from '#domain/time/civil.ts'
import { athanTimes } from './athan.ts'
import { dayLine } from './dayLine.ts'
import timetables from './golden/timetables.json' with { type: 'json' }
import { DAY_TIMES } from './names.ts'
import { seedPrayerSettings } from './seed.ts'
import type { Calculation, PrayerSettings } from './settings.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

function at(
  place: Partial<PrayerSettings['place']>,
  calculation: Partial<Calculation> = {},
): Pick<PrayerSettings, 'place' | 'calculation'> {
  return {
    place: { ...seed.place, ...place },
    calculation: { ...seed.calculation, ...calculation },
  }
}

/** Minutes between two clock times, the shorter way around midnight. */
function apart(a: string, b: string): number {
  const minutes = Math.abs(minutesOf(a) - minutesOf(b))
  return Math.min(minutes, 1440 - minutes)
}

describe('published timetables', () => {
  it.each(timetables.timetables)(
    '$place by the method $method is within $toleranceMinutes min',
    ({ latitude, longitude, timeZone, method, madhab, rounding, toleranceMinutes, days }) => {
      const settings = at({ latitude, longitude, timeZone }, {
        method,
        madhab,
        rounding,
      } as Partial<Calculation>)
      const misses = days
        .flatMap(([date = '', ...published]) => {
          const times = athanTimes(settings, date, false)
          return DAY_TIMES.map((name, place) => ({
            date,
            name,
            got: times[name],
            published: published[place] ?? '',
          }))
        })
        .filter(({ got, published }) => !(apart(got, published) <= toleranceMinutes))
      expect(misses).toEqual([])
    },
  )

  it('contain 2,772 times', () => {
    const days = timetables.timetables.flatMap(table => table.days)
    expect(days.length * DAY_TIMES.length).toBe(2772)
  })
})

interface PrayTimeLike {
  location(place: [number, number]): PrayTimeLike
  timezone(zone: string): PrayTimeLike
  adjust(choices: Record<string, string>): PrayTimeLike
  times(date: number[]): Record<string, string>
}

/** A second, independent implementation (praytimes.org). */
function secondOpinion(method: string, { place }: Pick<PrayerSettings, 'place'>): PrayTimeLike {
  const { PrayTime } = createRequire(import.meta.url)('praytime') as {
    PrayTime: new (method: string) => PrayTimeLike
  }
  return new PrayTime(method).location([place.latitude, place.longitude]).timezone(place.timeZone)
}

function worst(
  settings: Pick<PrayerSettings, 'place' | 'calculation'>,
  second: PrayTimeLike,
  year: number,
): Record<string, number> {
  const farthest: Record<string, number> = {}
  const dates = datesFrom(`${year}-01-01`, `${year}-12-31`)
  // Each year has another third of its days; `npm run test:every-day` has all, of more places.
  for (const date of dates.filter((_, day) => day % 3 === year % 3)) {
    const ours = athanTimes(settings, date, false)
    const theirs = second.times(date.split('-').map(Number))
    for (const name of DAY_TIMES) {
      const minutes = apart(ours[name], theirs[name] ?? '')
      farthest[name] = Number.isNaN(minutes) ? minutes : Math.max(farthest[name] ?? 0, minutes)
    }
  }
  return farthest
}

describe('a second implementation', () => {
  it.each([2026, 2027, 2028])('agrees within 2 minutes on times of New York in %i', year => {
    const farthest = worst(seed, secondOpinion('ISNA', seed), year)
    for (const name of DAY_TIMES) expect(farthest[name], name).toBeLessThanOrEqual(2)
  })

  it("agrees within 4 minutes on the low sun of Oulu, where adhan's own Asr is up to 7 off", () => {
    const oulu = at({ latitude: 65.0121, longitude: 25.4651, timeZone: 'Europe/Helsinki' })
    const asr = worst(oulu, secondOpinion('ISNA', oulu), 2027).asr
    expect(asr).toBeLessThanOrEqual(4)
  })
})

describe('places with unusual time zones', () => {
  it.each([
    // Eastern edge of a zone: the sun is highest well before noon.
    ['Lubec, Maine', 44.86, -66.98, 'America/New_York', '2026-11-03', 'dhuhr', '11:12'],
    ['Boston', 42.36, -71.06, 'America/New_York', '2026-11-03', 'dhuhr', '11:29'],
  ] as const)('%s', (_, latitude, longitude, timeZone, date, name, clock) => {
    expect(athanTimes(at({ latitude, longitude, timeZone }), date, false)[name]).toBe(clock)
  })

  // Sunset at 44° south moves by 1.6 minutes a day in March: a calendar day off would show. The
  // second longitude is a place of the same zone where zone and sun agree on the date.
  it.each([
    ['Pacific/Apia', -171.77, 179],
    ['Pacific/Kiritimati', -157.4, 179],
    ['Pacific/Chatham', -176.56, 179],
    ['Pacific/Fiji', 178.44, 170],
    ['Pacific/Auckland', 174.76, 170],
    ['Pacific/Honolulu', -157.86, -150],
  ])('%s keeps its calendar day near the date line', (timeZone, longitude, undisputed) => {
    const days = datesFrom('2027-03-01', '2027-03-31')
    const mean = (where: number) => {
      const settings = at({ latitude: -44, longitude: where, timeZone }, { rounding: 'none' })
      const sunsets = days.map(date => dayLine(athanTimes(settings, date, false)).maghrib)
      return sunsets.reduce((sum, minutes) => sum + minutes, 0) / days.length
    }
    const degrees = (undisputed - longitude + 360) % 360
    const west = degrees > 180 ? degrees - 360 : degrees
    expect(Math.abs(mean(longitude) - mean(undisputed) - west * 4)).toBeLessThan(0.8)
  })

  it('adds half an hour to Isha in Ramadan for Umm al-Qura alone', () => {
    const makkah = at(
      { latitude: 21.4225, longitude: 39.8262, timeZone: 'Asia/Riyadh' },
      { method: 'UmmAlQura' },
    )
    const ordinary = athanTimes(makkah, '2027-02-20', false)
    const ramadan = athanTimes(makkah, '2027-02-20', true)
    expect(dayLine(ramadan).isha - dayLine(ramadan).maghrib).toBe(120)
    expect(dayLine(ordinary).isha - dayLine(ordinary).maghrib).toBe(90)
    expect(athanTimes(seed, '2027-02-20', true)).toEqual(athanTimes(seed, '2027-02-20', false))
  })

  it('applies adjustments, rounding and custom angles', () => {
    const none = athanTimes(at({}, { rounding: 'none' }), '2026-11-22', false)
    const up = athanTimes(at({}, { rounding: 'up' }), '2026-11-22', false)
    for (const name of DAY_TIMES) expect(minutesOf(up[name]) - minutesOf(none[name]), name).toBe(1)
    const adjustments = { ...seed.calculation.adjustments, asr: -4 }
    const earlier = athanTimes(at({}, { adjustments }), '2026-11-21', false)
    expect(earlier).toEqual({ ...athanTimes(seed, '2026-11-21', false), asr: '14:09' })
    const custom = { fajrAngle: 15, ishaInterval: 80 }
    const own = athanTimes(at({}, { method: 'custom', custom }), '2026-11-21', false)
    expect(own).toMatchObject({ fajr: '05:30', maghrib: '16:33', isha: '17:53', dhuhr: '11:42' })
  })
})

// New York, November 21: Fajr 5:30, sunrise 6:50, Dhuhr 11:42, Asr 2:12, Maghrib 4:33, Isha 5:53 PM.
describe('added minutes', () => {
  const none = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
  it.each([
    ['Fajr at sunrise at the latest', { sunrise: -60, fajr: 60 }, { fajr: '05:50' }],
    ['Isha not before Maghrib', { maghrib: 60, isha: -60 }, { maghrib: '17:33', isha: '17:33' }],
  ])('leave %s', (_, adjustments, expected) => {
    const settings = at({}, { adjustments: { ...none, ...adjustments } })
    expect(athanTimes(settings, '2026-11-21', false)).toMatchObject(expected)
  })

  it('leave Maghrib not before a late Asr', () => {
    const settings = at({}, { madhab: 'hanafi', adjustments: { ...none, asr: 60, maghrib: -60 } })
    const { asr, maghrib } = athanTimes(settings, '2026-11-21', false)
    expect(maghrib).toBe(asr)
  })

  it('leave Isha before the next Fajr where the night is short', () => {
    const adjustments = { ...none, fajr: -60, isha: 60 }
    const oslo = { latitude: 59.91, longitude: 10.75, timeZone: 'Europe/Oslo' }
    const settings = at(oslo, { adjustments, highLatitudeRule: 'middle-of-the-night' })
    const { fajr, isha } = athanTimes(settings, '2027-06-21', false)
    expect(apart(fajr, isha)).toBeLessThanOrEqual(5)
  })
})
