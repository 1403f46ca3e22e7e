import { describe, expect, it } from 'vitest'
import { slotsOn } from './jumuah.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const seed = seedPrayerSettings(NOW)
const response = prayerTimesResponse(seed, { now: NOW })
const rowOf = (iso: string) => response.info.find(row => row.iso === iso)

describe('the prayer times response', () => {
  it('has the shape of docs/product.md, section 4, on 24 hours', () => {
    expect(rowOf('2026-11-21')).toEqual({
      date: 'NOVEMBER 21, 2026',
      iso: '2026-11-21',
      hijri: 'Jumada al-Thani 11, 1448',
      fajr: { time: '05:30', iqama: '05:50' },
      sunrise: '06:50',
      dhuhr: { time: '11:43', iqama: '13:15' },
      asr: { time: '14:13', iqama: '14:28' },
      maghrib: { time: '16:33', iqama: '16:38' },
      isha: { time: '17:53', iqama: '19:30' },
      jumuah: [],
    })
    expect(rowOf('2026-11-27')).toMatchObject({ jumuah: ['13:45', '14:05'], changes: ['fajr'] })
  })

  it.each([
    ['2026-11-01T03:59:00Z', '2026-10-01', '2026-11-30'],
    ['2026-11-01T04:00:00Z', '2026-11-01', '2026-12-31'],
    ['2026-12-31T12:00:00Z', '2026-12-01', '2027-01-31'],
    ['2028-01-31T12:00:00Z', '2028-01-01', '2028-02-29'],
  ])("at %s reaches from %s to %s: the mosque's month and the next", (now, from, until) => {
    const { info, previous } = prayerTimesResponse(seed, { now: new Date(now) })
    expect([info[0]?.iso, info.at(-1)?.iso]).toEqual([from, until])
    expect(Date.parse(from) - Date.parse(previous.iso)).toBe(86_400_000)
    expect(new Set(info.map(row => row.iso)).size).toBe(info.length)
  })

  it('contains a whole year on request, with the same rows as the two months', () => {
    const year = prayerTimesResponse(seed, { now: NOW, year: 2026 })
    expect(year.info).toHaveLength(365)
    expect(year.previous.iso).toBe('2025-12-31')
    expect(year.info.find(row => row.iso === '2026-11-27')).toEqual(rowOf('2026-11-27'))
  })

  it('contains clock, zone, place, method, source and rules', () => {
    const { info: _, previous: __, ...rest } = response
    expect(rest).toEqual({
      clock: '24h',
      zone: 'America/New_York',
      place: { name: 'New York City', latitude: 40.7831, longitude: -73.9712 },
      method: {
        name: 'ISNA',
        label: 'Islamic Society of North America (ISNA)',
        fajrAngle: 15,
        ishaAngle: 15,
        madhab: 'standard',
        highLatitudeRule: 'middle-of-the-night',
        polarRule: 'aqrab-balad',
        rounding: 'nearest',
        methodAdjustments: { dhuhr: 1 },
        adjustments: {},
      },
      source: 'computed',
      rules: {
        fajr: [
          { until: '2026-11-26', text: '20 minutes after athan' },
          { from: '2026-11-27', text: '25 minutes after athan' },
        ],
        dhuhr: [{ text: 'at 1:15 PM, in daylight time 1:30 PM' }],
        asr: [{ text: '15 minutes after athan' }],
        maghrib: [{ text: '5 minutes after athan' }],
        isha: [{ text: '10 minutes after athan, not before 7:30 PM' }],
      },
      jumuah: [{ from: '2026-11-06', slots: seed.jumuah[0]!.slots }],
    })
  })

  it('stays small: two months under 25 KB, a year under 125 KB of JSON', () => {
    expect(JSON.stringify(response).length).toBeLessThan(25_000)
    const year = prayerTimesResponse(seed, { now: NOW, year: 2028 })
    expect(JSON.stringify(year).length).toBeLessThan(125_000)
  })

  it('depends only on the month, so that it can be cached', () => {
    const later = prayerTimesResponse(seed, { now: new Date('2026-11-30T23:00:00Z') })
    expect(later).toEqual(response)
  })

  it('marks tables, single days and polar days', () => {
    const day = {
      fajr: '05:03',
      sunrise: '06:18',
      dhuhr: '12:11',
      asr: '14:27',
      maghrib: '17:01',
      isha: '19:16',
    }
    const settings = {
      ...seed,
      tables: [{ year: 2026, days: [{ ...day, date: '2026-12-01', iqama: { isha: '20:00' } }] }],
      overrides: [{ date: '2026-12-10', note: 'Community dinner', iqama: { isha: '20:30' } }],
    }
    const mixed = prayerTimesResponse(settings, { now: NOW })
    expect(mixed.source).toBe('mixed')
    expect(mixed.info.find(row => row.iso === '2026-12-01')).toMatchObject({ table: ['isha'] })
    expect(mixed.info.find(row => row.iso === '2026-12-10')).toMatchObject({
      note: 'Community dinner',
      override: { iqama: ['isha'] },
      isha: { iqama: '20:30' },
      changes: ['isha'],
    })
    expect(mixed.info.find(row => row.iso === '2026-12-11')).not.toHaveProperty('changes')
    const place = { name: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' }
    const polar = prayerTimesResponse({ ...seed, place }, { now: NOW })
    expect(polar.info.at(-1)).toMatchObject({ polar: true })
  })

  it("lists each Friday's slots", () => {
    const settings = {
      ...seed,
      jumuah: [
        { until: '2026-11-30', slots: [{ time: '13:30', language: 'English' }] },
        { from: '2026-12-11', slots: [{ time: '13:15' }] },
      ],
    }
    const times = prayerTimesResponse(settings, { now: NOW })
    const slots = (iso: string) => slotsOn(times.jumuah, times.info.find(row => row.iso === iso)!)
    expect(slots('2026-11-27')).toEqual([{ time: '13:30', language: 'English' }])
    expect(slots('2026-11-28')).toEqual([])
    expect(slots('2026-12-04')).toEqual([])
    expect(slots('2026-12-18')).toEqual([{ time: '13:15' }])
  })
})
