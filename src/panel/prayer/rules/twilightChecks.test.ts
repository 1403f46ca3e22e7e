import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { Calculation, PrayerSettings } from '#domain/prayer/settings.ts'
import { reviewSettings } from './reviewSettings.ts'
import { compareTwilights } from './twilightChecks.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
const TODAY = '2026-11-21'
const PLACES = {
  London: { name: 'London', latitude: 51.5074, longitude: -0.1278, timeZone: 'Europe/London' },
  Helsinki: {
    name: 'Helsinki',
    latitude: 60.1699,
    longitude: 24.9384,
    timeZone: 'Europe/Helsinki',
  },
  Ushuaia: {
    name: 'Ushuaia',
    latitude: -54.8019,
    longitude: -68.303,
    timeZone: 'America/Argentina/Ushuaia',
  },
}

function settingsOf(
  place: keyof typeof PLACES,
  calculation: Partial<Calculation> = {},
): PrayerSettings {
  const seed = seedPrayerSettings(NOW)
  return { ...seed, place: PLACES[place], calculation: { ...seed.calculation, ...calculation } }
}

function warningsOf(settings: PrayerSettings): string[] {
  const { warnings } = reviewSettings(settings, settings, NOW)
  return warnings
    .filter(({ path }) => path.join('.') === 'calculation.highLatitudeRule')
    .map(({ message }) => message)
}

describe('the warning about the rule for long twilights', () => {
  it.each([
    ['London', 'MWL', 'on 48 days between May 28, 2027 and July 14, 2027'],
    ['Helsinki', 'ISNA', 'on 104 days between April 30, 2027 and August 11, 2027'],
  ] as const)('names the days in %s by %s without an Isha before Fajr', (place, method, days) => {
    const settings = settingsOf(place, { method, highLatitudeRule: 'middle-of-the-night' })
    expect(warningsOf(settings)).toEqual([
      `Isha is not before the next Fajr ${days}. Choose another rule for long twilights.`,
    ])
  })

  it('is not shown for a new site, whose rule follows the latitude', () => {
    expect(warningsOf(settingsOf('London'))).toEqual([])
    expect(warningsOf(settingsOf('Helsinki'))).toEqual([])
    expect(warningsOf(settingsOf('Ushuaia'))).toEqual([])
  })

  it('leaves out days that a table or a hand sets', () => {
    const settings = settingsOf('London', {
      method: 'MWL',
      highLatitudeRule: 'middle-of-the-night',
    })
    const overrides = [{ date: '2027-05-28', athan: { isha: '00:30' } }]
    expect(warningsOf({ ...settings, overrides })[0]).toContain('on 47 days between May 29, 2027')
  })

  it('is not shown for a method with twilights of its own', () => {
    const method = 'MoonsightingCommittee'
    const settings = settingsOf('Helsinki', { method, highLatitudeRule: 'middle-of-the-night' })
    expect(warningsOf(settings)).toEqual([])
    expect(compareTwilights(settings, TODAY)).toBeNull()
  })
})

describe('the comparison of the rules for long twilights', () => {
  it.each([
    [
      'London',
      '2027-06-21',
      [
        'middle-of-the-night 01:02 01:02 48',
        'seventh-of-the-night 03:40 22:25 0 chosen',
        'twilight-angle 02:31 23:27 0',
        'nearest-day 01:02 00:53 0',
        'nearest-latitude 02:28 23:25 0',
      ],
    ],
    [
      'Ushuaia',
      '2026-12-21',
      [
        'middle-of-the-night 01:31 01:32 76',
        'seventh-of-the-night 03:54 23:09 0 chosen',
        'twilight-angle 02:51 00:05 0',
        'nearest-day 01:32 01:21 0',
        'nearest-latitude 02:49 00:03 0',
      ],
    ],
  ] as const)('shows each rule on the longest day of %s', (place, date, rows) => {
    const compared = compareTwilights(settingsOf(place, { method: 'MWL' }), TODAY)
    expect(compared?.date).toBe(date)
    expect(
      compared?.rows.map(({ rule, fajr, isha, lateDays, isChosen }) =>
        [rule, fajr, isha, lateDays, isChosen && 'chosen'].filter(part => part !== false).join(' '),
      ),
    ).toEqual(rows)
  })

  it('is left out where every rule gives the same times', () => {
    const nairobi = {
      name: 'Nairobi',
      latitude: -1.29,
      longitude: 36.82,
      timeZone: 'Africa/Nairobi',
    }
    expect(compareTwilights({ ...settingsOf('London'), place: nairobi }, TODAY)).toBeNull()
  })
})
