import { describe, expect, it } from 'vitest'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import type { DayTimeName } from './names.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import type { Calculation, PrayerSettings } from './settings.ts'
import { whyThisTime } from './why.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const seed = seedPrayerSettings(NOW)

function why(name: DayTimeName, iso = '2026-11-21', change: Partial<PrayerSettings> = {}) {
  const response = prayerTimesResponse({ ...seed, ...change }, { now: NOW })
  return whyThisTime(response, response.info.find(row => row.iso === iso)!, name)
}
const calculation = (change: Partial<Calculation>) => ({
  calculation: { ...seed.calculation, ...change },
})
const ISNA = 'Islamic Society of North America (ISNA)'

describe('why this time?', () => {
  it.each<[DayTimeName, string, string]>([
    [
      'fajr',
      `The sun is 15° below the horizon before sunrise (${ISNA}), not earlier than the middle of the night.`,
      '20 minutes after athan.',
    ],
    ['sunrise', 'The upper edge of the sun appears on the horizon.', ''],
    [
      'dhuhr',
      'The sun passes its highest point. The method adds 1 minute.',
      'At 1:15 PM, in daylight time 1:30 PM.',
    ],
    ['asr', 'Shadows are their object longer than at noon (standard).', '15 minutes after athan.'],
    ['maghrib', 'The sun sets.', '5 minutes after athan.'],
    [
      'isha',
      `The sun is 15° below the horizon after sunset (${ISNA}), not later than the middle of the night.`,
      '10 minutes after athan, not before 7:30 PM.',
    ],
  ])('explains the times of %s', (name, athan, iqama) =>
    expect(why(name)).toEqual({ athan, iqama }),
  )

  it("says that Jumu'ah replaces Dhuhr's iqama on Fridays", () => {
    expect(why('dhuhr', '2026-11-27').iqama).toBe("Jumu'ah takes its place.")
    expect(why('dhuhr', '2026-11-27', { jumuah: [] }).iqama).toMatch('At 1:15 PM')
  })

  it('uses the rule of the day', () => {
    expect(why('fajr', '2026-11-26').iqama).toBe('20 minutes after athan.')
    expect(why('fajr', '2026-11-27').iqama).toBe('25 minutes after athan.')
  })

  it('names the rule of Isha that its time is by, also while the moon is waited for', () => {
    const rule = (time: string) => ({ kind: 'fixed' as const, time })
    const isha = [{ rule: rule('19:50') }, { hijriMonth: 7, rule: rule('20:20') }]
    const hijri = { confirmed: [], months: { begin: 'sighted' as const, since: '2026-11-01' } }
    const settings = { ...seed, iqama: { ...seed.iqama, isha }, hijri }
    const response = prayerTimesResponse(settings, { now: NOW })
    const named = response.info.map(row => whyThisTime(response, row, 'isha').iqama)
    const inForce = response.info.map(row =>
      row.isha.iqama === '20:20' ? 'In Rajab at 8:20 PM.' : 'At 7:50 PM.',
    )
    expect(new Set(inForce).size).toBe(2)
    expect(named).toEqual(inForce)
  })

  it('mentions settings that differ from the default', () => {
    expect(why('asr', '2026-11-21', calculation({ madhab: 'hanafi' })).athan).toBe(
      'Shadows are twice their object longer than at noon (Hanafi).',
    )
    expect(why('isha', '2026-11-21', calculation({ method: 'UmmAlQura' })).athan).toBe(
      '90 minutes after sunset (Umm al-Qura University, Makkah).',
    )
    const tehran = () => why('maghrib', '2026-11-21', calculation({ method: 'Tehran' })).athan
    expect(tehran()).toContain('4.5°')
    expect(writtenAs(inLanguage('fr'), tehran)).toContain('4,5°')
    const adjustments = { ...seed.calculation.adjustments, asr: -2 }
    expect(why('asr', '2026-11-21', calculation({ adjustments })).athan).toContain(
      'The mosque takes off 2 minutes.',
    )
    const rule = calculation({ highLatitudeRule: 'seventh-of-the-night' })
    expect(why('fajr', '2026-11-21', rule).athan).toContain('the last seventh of the night')
    expect(why('isha', '2026-11-21', rule).athan).toContain('the first seventh of the night')
    const nearestDay = calculation({ highLatitudeRule: 'nearest-day' })
    expect(why('fajr', '2026-11-21', nearestDay).athan).toBe(
      `The sun is 15° below the horizon before sunrise (${ISNA}); when it never is, as on the nearest day when it is.`,
    )
    const nearestLatitude = calculation({ highLatitudeRule: 'nearest-latitude' })
    expect(why('isha', '2026-11-21', nearestLatitude).athan).toBe(
      `The sun is 15° below the horizon after sunset (${ISNA}); when it never is, at the share of the night as at 45°.`,
    )
    const london = { ...seed.place, latitude: 51.5, longitude: -0.1, timeZone: 'Europe/London' }
    expect(why('isha', '2026-11-21', { place: london }).athan).toContain(
      'the first seventh of the night',
    )
  })

  it('says when a time was set by hand, from a table or by the polar rule', () => {
    const overrides = [
      { date: '2026-12-01', note: 'Eid', athan: { dhuhr: '12:00' }, iqama: { isha: '20:00' } },
      { date: '2026-12-02', athan: { dhuhr: '12:00' } },
    ]
    expect(why('dhuhr', '2026-12-01', { overrides })).toEqual({
      athan: 'Set for this day: Eid.',
      iqama: 'At 1:15 PM, in daylight time 1:30 PM.',
    })
    expect(why('isha', '2026-12-01', { overrides }).iqama).toBe('Set for this day: Eid.')
    expect(why('dhuhr', '2026-12-02', { overrides }).athan).toBe('Set by the mosque for this day.')
    const day = {
      fajr: '05:40',
      sunrise: '07:00',
      dhuhr: '11:46',
      asr: '14:10',
      maghrib: '16:29',
      isha: '17:50',
    }
    const tables = [
      { year: 2026, days: [{ ...day, date: '2026-12-03', iqama: { isha: '20:00' } }] },
    ]
    expect(why('isha', '2026-12-03', { tables })).toEqual({
      athan: 'From the mosque’s own timetable.',
      iqama: 'From the mosque’s own timetable.',
    })
    expect(why('asr', '2026-12-03', { tables }).iqama).toBe('15 minutes after athan.')
    const place = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
    expect(why('asr', '2026-12-21', { place }).athan).toContain('those of the nearest latitude')
  })
})
