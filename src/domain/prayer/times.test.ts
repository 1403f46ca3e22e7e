import { describe, expect, it } from 'vitest'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import { addDays, datesFrom, minutesOf, weekday } from '#domain/time/civil.ts'
import { dayLine, nearest } from './dayLine.ts'
import { DAY_TIMES, PRAYERS } from './names.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { STOCKHOLM } from './testing/places.ts'
import { computeDay, dayComputer } from './times.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const yearOf = (year: number) => computeRange(seed, `${year}-01-01`, `${year}-12-31`)
const withSettings = (change: Partial<PrayerSettings>): PrayerSettings => ({ ...seed, ...change })

describe('the seed', () => {
  it.each([2026, 2027, 2028])(
    'has ascending athans and no iqama before its athan on every day of %i',
    year => {
      for (const { iso, athan, iqama, jumuah } of yearOf(year)) {
        DAY_TIMES.slice(1).forEach((name, place) => {
          expect(athan[name] > athan[DAY_TIMES[place]!], `${iso} ${name}`).toBe(true)
        })
        for (const prayer of PRAYERS) {
          expect(iqama[prayer] >= athan[prayer], `${iso} ${prayer}`).toBe(true)
        }
        expect(jumuah.length, iso).toBe(weekday(iso) === 5 ? 2 : 0)
        for (const slot of jumuah) expect(slot.khutbah! > athan.dhuhr, iso).toBe(true)
      }
    },
  )

  it.each(datesFrom('2026-11-15', '2026-11-29'))(
    'changes Fajr within seven days when created on %s',
    date => {
      const settings = seedPrayerSettings(new Date(`${date}T12:00:00Z`))
      const from = settings.iqama.fajr[1]!.from!
      const days = (Date.parse(from) - Date.parse(date)) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(1)
      expect(days).toBeLessThanOrEqual(7)
      expect(weekday(from)).toBe(5)
      const [before, after] = computeRange(settings, addDays(from, -1), from)
      expect(before!.iqama.fajr).not.toBe(after!.iqama.fajr)
    },
  )

  it("uses the date in the mosque's zone as today", () => {
    const lateThursday = seedPrayerSettings(new Date('2026-11-27T04:30:00Z'))
    expect(lateThursday.iqama.fajr[1]!.from).toBe('2026-11-27')
  })
})

describe('the calendar', () => {
  it.each([
    ['2026-10-31', '07:25', '17:53', '13:30'],
    ['2026-11-01', '06:26', '16:52', '13:15'],
    ['2027-03-13', '06:11', '18:00', '13:15'],
    ['2027-03-14', '07:09', '19:01', '13:30'],
  ])('changes the clocks on the right morning: %s', (date, sunrise, maghrib, dhuhr) => {
    const day = computeDay(seed, date)
    expect([day.athan.sunrise, day.athan.maghrib, day.iqama.dhuhr]).toEqual([
      sunrise,
      maghrib,
      dhuhr,
    ])
  })

  it('handles leap years and the turn of the year', () => {
    expect(yearOf(2028)).toHaveLength(366)
    expect(yearOf(2027)).toHaveLength(365)
    expect(yearOf(2100)).toHaveLength(365)
    const turn = computeRange(seed, '2028-12-30', '2029-01-02').map(day => day.athan.sunrise)
    expect(turn).toEqual(['07:20', '07:20', '07:20', '07:20'])
    const leap = computeRange(seed, '2028-02-28', '2028-03-01')
    expect(leap.map(day => day.iso)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    const sunsets = leap.map(day => minutesOf(day.athan.maghrib))
    expect(sunsets[2]! - sunsets[0]!).toBeLessThanOrEqual(3)
    expect(sunsets[2]!).toBeGreaterThan(sunsets[0]!)
  })

  it('keeps Isha after midnight and Dhuhr before noon', () => {
    const calculation = { ...seed.calculation, highLatitudeRule: 'middle-of-the-night' as const }
    calculation.adjustments = { ...calculation.adjustments, isha: -20 }
    const day = computeDay(withSettings({ place: STOCKHOLM, calculation }), '2027-06-21')
    expect([day.athan.isha, day.iqama.isha]).toEqual(['00:30', '00:40'])
    const line = dayLine(day.athan)
    expect(line.isha).toBeGreaterThan(1440)
    expect(nearest(day.iqama.isha, line.isha)).toBe(line.isha + 10)
    expect(computeDay(seed, '2026-11-21').athan.dhuhr).toBe('11:43')
  })
})

describe('Ramadan by the Umm al-Qura method', () => {
  const makkah = withSettings({
    place: { name: 'Makkah', latitude: 21.4225, longitude: 39.8262, timeZone: 'Asia/Riyadh' },
    calculation: { ...seed.calculation, method: 'UmmAlQura' },
  })
  const sighted = { confirmed: [{ year: 1448, month: 9, date: '2027-02-09' }] }
  const delay = (settings: PrayerSettings, date: string) => {
    const { maghrib, isha } = dayLine(computeDay(settings, date).athan)
    return isha - maghrib
  }

  it.each([
    ['2027-02-07', 90, 90],
    ['2027-02-08', 120, 90],
    ['2027-02-09', 120, 120],
    ['2027-03-09', 90, 120],
  ])(
    'on %s Isha is %i minutes after Maghrib, %i when Ramadan is sighted a day later',
    (date, calculated, confirmed) => {
      expect(delay(makkah, date)).toBe(calculated)
      expect(delay({ ...makkah, hijri: sighted }, date)).toBe(confirmed)
    },
  )
})

it('puts the iqama at the athan on days with an unreadable rule', () => {
  const isha = [{ from: '2027-01-02', rule: { kind: 'after-athan' as const, minutes: 10 } }]
  const settings = withSettings({ iqama: { ...seed.iqama, fajr: [], isha } })
  const [first, second] = computeRange(settings, '2027-01-01', '2027-01-02')
  expect(first!.iqama).toMatchObject({ fajr: first!.athan.fajr, isha: first!.athan.isha })
  expect(minutesOf(second!.iqama.isha) - minutesOf(second!.athan.isha)).toBe(10)
})

describe('tables and single days', () => {
  const row = {
    date: '2027-03-10',
    fajr: '05:03',
    sunrise: '06:18',
    dhuhr: '12:11',
    asr: '15:27',
    maghrib: '18:01',
    isha: '19:16',
  }
  const table = { year: 2027, days: [{ ...row, iqama: { isha: '20:00' } }] }

  it('let a table replace the athan, with the rules applied to it', () => {
    const day = computeDay(withSettings({ tables: [table] }), row.date)
    expect(day).toMatchObject({
      source: 'table',
      athan: { fajr: '05:03', dhuhr: '12:11', isha: '19:16' },
      iqama: { fajr: '05:28', dhuhr: '13:15', asr: '15:42', maghrib: '18:06', isha: '20:00' },
      sources: { fajr: 'standing', isha: 'table' },
    })
    expect(computeDay(withSettings({ tables: [table] }), '2027-03-11').source).toBe('computed')
  })

  it('are named as the source of an iqama before its rules', () => {
    const at = (time: string) => ({ kind: 'fixed' as const, time })
    const iqama = {
      ...seed.iqama,
      fajr: [
        { until: row.date, rule: at('05:30') },
        { from: '2027-03-11', rule: at('05:40') },
      ],
      asr: [{ rule: at('15:45') }, { hijriMonth: 10, rule: at('15:50') }],
    }
    const overrides = [{ date: row.date, iqama: { maghrib: '18:10' } }]
    const dayOf = dayComputer(withSettings({ iqama, overrides, tables: [table] }))
    const day = dayOf(row.date)
    expect(day.sources).toEqual({
      fajr: 'dated',
      dhuhr: 'standing',
      asr: 'dated',
      maghrib: 'day',
      isha: 'table',
    })
    expect(dayOf('2027-03-11').sources.fajr).toBe('standing')
  })

  it("count minutes after sunset from the table's Maghrib, or from the sun without adjustments", () => {
    const iqama = {
      ...seed.iqama,
      maghrib: [{ rule: { kind: 'after-sunset' as const, minutes: 7 } }],
    }
    expect(computeDay(withSettings({ iqama, tables: [table] }), row.date).iqama.maghrib).toBe(
      '18:08',
    )
    const calculation = {
      ...seed.calculation,
      adjustments: { ...seed.calculation.adjustments, maghrib: 3 },
    }
    const day = computeDay(withSettings({ iqama, calculation }), '2026-11-21')
    expect(day.athan.maghrib).toBe('16:36')
    expect(day.iqama.maghrib).toBe('16:40')
  })

  it('leave out a table’s iqama before the athan that a single day puts later', () => {
    const overrides = [{ date: row.date, athan: { isha: '20:30' } }]
    const day = computeDay(withSettings({ tables: [table], overrides }), row.date)
    expect([day.athan.isha, day.iqama.isha]).toEqual(['20:30', ''])
    expect(day.hiddenIqama?.isha).toBeDefined()
  })

  it('let a single day override tables and rules only in what it sets', () => {
    const eid = {
      date: row.date,
      note: 'Eid al-Fitr',
      athan: { dhuhr: '12:30' },
      iqama: { fajr: '06:00', isha: '19:45' },
    }
    const day = computeDay(withSettings({ tables: [table], overrides: [eid] }), row.date)
    expect(day.athan).toMatchObject({ fajr: '05:03', dhuhr: '12:30' })
    expect(day.iqama).toMatchObject({ fajr: '06:00', dhuhr: '13:15', asr: '15:42', isha: '19:45' })
    const { athan, iqama } = computeDay(withSettings({ overrides: [eid] }), '2027-03-11')
    expect({ athan, iqama }).toEqual(
      (({ athan, iqama }) => ({ athan, iqama }))(computeDay(seed, '2027-03-11')),
    )
  })

  it("give Jumu'ah by ranges, season and single Fridays", () => {
    const jumuah = [
      { until: '2027-03-31', slots: [{ time: { standard: '13:00', daylight: '13:30' } }] },
      { from: '2027-04-01', slots: [{ time: '14:30' }, { time: '13:30', language: 'Urdu' }] },
    ]
    const overrides = [{ date: '2027-04-09', jumuah: [] }]
    const settings = withSettings({ jumuah, overrides })
    const times = (date: string) => computeDay(settings, date).jumuah.map(slot => slot.time)
    expect(times('2027-03-12')).toEqual(['13:00'])
    expect(times('2027-03-19')).toEqual(['13:30'])
    expect(times('2027-04-02')).toEqual(['13:30', '14:30'])
    expect(times('2027-04-09')).toEqual([])
    expect(times('2027-04-10')).toEqual([])
    expect(computeDay(settings, '2027-04-02').jumuah[0]).toEqual({
      time: '13:30',
      language: 'Urdu',
    })
  })
})
