import { describe, expect, it } from 'vitest'
import { prayerTimesAnswer } from './answers.ts'
import { upcomingChanges } from './changes.ts'
import { addDays, datesFrom } from './civil.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const seed = seedPrayerSettings(NOW)
const rowsOf = (change: Partial<PrayerSettings> = {}, now = NOW) =>
  prayerTimesAnswer({ ...seed, ...change }, { now }).info
const later = (minutes: number) => ({ kind: 'after-athan' as const, minutes })

describe('announced changes', () => {
  it('announces the seed change, and never as of today', () => {
    const rows = rowsOf()
    const fajr = { prayer: 'fajr', label: 'Fajr', from: '05:55', to: '06:01' }
    const day = { iso: '2026-11-27', clock: 0, note: undefined, changes: [fajr] }
    expect(upcomingChanges(rows, '2026-11-21')).toEqual([{ ...day, inDays: 6 }])
    expect(upcomingChanges(rows, '2026-11-20')).toEqual([{ ...day, inDays: 7 }])
    expect(upcomingChanges(rows, '2026-11-19')).toEqual([])
    expect(upcomingChanges(rows, '2026-11-26')).toEqual([{ ...day, inDays: 1 }])
    expect(upcomingChanges(rows, '2026-11-27')).toEqual([])
    expect(rows.find(row => row.iso === '2026-11-26')?.fajr.iqama).toBe('05:55')
  })

  it('is silent on the daily drift, rounded to 5 minutes or not', () => {
    const rounded = [{ rule: { kind: 'after-athan-rounded' as const, minutes: 10 } }]
    const rows = rowsOf({ iqama: { ...seed.iqama, fajr: rounded, asr: rounded } })
    expect(rows.filter(row => row.iso > '2026-11-01' && row.changes)).toEqual([])
  })

  it('is silent on a new rule that changes no time', () => {
    const dhuhr = [
      { until: '2026-11-25', rule: { kind: 'fixed' as const, time: '13:15' } },
      {
        from: '2026-11-26',
        rule: { kind: 'fixed' as const, time: { standard: '13:15', daylight: '13:45' } },
      },
    ]
    const rows = rowsOf({ iqama: { ...seed.iqama, fajr: [{ rule: later(20) }], dhuhr } })
    expect(upcomingChanges(rows, '2026-11-21')).toEqual([])
  })

  it('announces a single day and not the return from it', () => {
    const overrides = [{ date: '2026-11-24', note: 'Guest speaker', iqama: { isha: '20:15' } }]
    const rows = rowsOf({ overrides, iqama: { ...seed.iqama, fajr: [{ rule: later(20) }] } })
    expect(upcomingChanges(rows, '2026-11-21')).toEqual([
      {
        iso: '2026-11-24',
        inDays: 3,
        clock: 0,
        note: 'Guest speaker',
        changes: [{ prayer: 'isha', label: 'Isha', from: '19:30', to: '20:15' }],
      },
    ])
  })

  it('compares a change right after a single day with the last ordinary day', () => {
    const overrides = [{ date: '2026-11-26', iqama: { fajr: '06:30' } }]
    const [single, friday] = upcomingChanges(rowsOf({ overrides }), '2026-11-21')
    expect(single?.changes).toEqual([{ prayer: 'fajr', label: 'Fajr', from: '05:54', to: '06:30' }])
    expect(friday?.changes).toEqual([{ prayer: 'fajr', label: 'Fajr', from: '05:54', to: '06:01' }])
  })

  it.each([
    ['2027-03-14', 60, ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']],
    ['2026-11-01', -60, ['fajr', 'dhuhr', 'asr', 'maghrib']],
  ])('announces the clocks on %s', (iso, clock, prayers) => {
    const eve = addDays(iso, -1)
    const rows = rowsOf({}, new Date(`${eve}T12:00:00Z`))
    const [change] = upcomingChanges(rows, eve)
    expect(change).toMatchObject({ iso, clock, inDays: 1 })
    expect(change?.changes.map(({ prayer }) => prayer)).toEqual(prayers)
  })

  it("announces Jumu'ah's change on its Friday, with the times before", () => {
    const jumuah = [
      { until: '2026-11-30', slots: [{ time: '13:15' }] },
      { from: '2026-12-01', slots: [{ time: '13:00' }, { time: '14:00' }] },
    ]
    expect(upcomingChanges(rowsOf({ jumuah }), '2026-11-29')).toMatchObject([
      { iso: '2026-12-04', changes: [{ prayer: 'jumuah', from: '13:15', to: '13:00 & 14:00' }] },
    ])
    const overrides = [{ date: '2026-12-11', jumuah: [] }]
    expect(upcomingChanges(rowsOf({ jumuah, overrides }), '2026-12-06')).toMatchObject([
      { iso: '2026-12-11', changes: [{ from: '13:00 & 14:00', to: '--' }] },
    ])
    expect(upcomingChanges(rowsOf({ jumuah, overrides }), '2026-12-12')).toEqual([])
  })

  it("announces the weekly step of a table's iqama, not its drift", () => {
    const computed = rowsOf()
    const days = datesFrom('2026-12-01', '2026-12-31').map((date, at) => {
      const row = computed.find(({ iso }) => iso === date)!
      const { fajr, sunrise, dhuhr, asr, maghrib, isha } = row
      return {
        date,
        fajr: fajr.time,
        sunrise,
        dhuhr: dhuhr.time,
        asr: asr.time,
        maghrib: maghrib.time,
        isha: isha.time,
        iqama: { fajr: at < 10 ? '06:20' : '06:30', maghrib: maghrib.iqama },
      }
    })
    const rows = rowsOf({ tables: [{ year: 2026, days }] })
    const announced = rows.filter(row => row.iso > '2026-12-01' && row.changes)
    expect(announced.map(row => [row.iso, row.changes])).toEqual([['2026-12-11', ['fajr']]])
  })
})
