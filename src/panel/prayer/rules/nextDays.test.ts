import { expect, it } from 'vitest'
import { closedDay } from '#domain/prayer/closedDay.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { alike, closedInstead, nextDays, timesOfDay } from './nextDays.ts'
import { putRange } from './rangeEdits.ts'

const TODAY = '2026-11-23'
const saved = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const fixed = (time: string, from: string, until?: string): PrayerSettings => ({
  ...saved,
  iqama: {
    ...saved.iqama,
    isha: putRange(saved.iqama.isha, {
      ...{ from, ...(until && { until }) },
      rule: { kind: 'fixed', time },
    }),
  },
})
/** The days of settings, while the mosque is closed from one instant to another. */
const sources = (settings: PrayerSettings, ...[start, end]: string[]) => {
  const closures = start && end ? [{ start, end, reason: 'snow', keeps: [] }] : []
  return {
    dayOf: dayComputer(settings),
    savedDayOf: dayComputer(saved),
    held: (day: PrayerDay) => closedDay(day, closures, saved.place.timeZone),
  }
}
const days = (settings: PrayerSettings, name: 'isha' | 'dhuhr' | 'jumuah', from?: string) =>
  nextDays(name, sources(settings), TODAY, from)

it('begins where visitors read another time, and says what was and what decides', () => {
  const shown = days(fixed('20:00', '2026-12-01', '2026-12-02'), 'isha', '2026-11-30')
  expect(shown).toHaveLength(7)
  expect(shown[0]).toEqual({
    iso: '2026-12-01',
    now: '8:00 PM',
    was: '7:30 PM',
    decides: 'by the rule of these days: at 8:00 PM',
  })
  expect(shown[2]).toMatchObject({ iso: '2026-12-03', now: '7:30 PM' })
  expect(shown[2]?.was).toBeUndefined()
})

it('says on which of the days a closure cancels it, and what of the day', () => {
  const day = '2026-12-01'
  const closed = sources(fixed('20:00', day), `${day}T12:00Z`, `${day}T23:59Z`)
  expect(nextDays('isha', closed, TODAY)[0]).toMatchObject({ now: '8:00 PM', was: '7:30 PM' })
  const tonight = sources(fixed('20:00', day), `${day}T23:00Z`, '2026-12-02T05:00Z')
  const isha = { now: 'none', decides: 'No congregation (snow): Isha' }
  const [first, next] = nextDays('isha', tonight, TODAY)
  expect(first).toEqual({ iso: day, ...isha })
  expect(next).toMatchObject({ now: '8:00 PM', was: '7:30 PM' })
  expect(timesOfDay(day, tonight)).toEqual([{ name: 'isha', ...isha }])
  const read = 'On Tuesday, December 1 visitors read “No congregation (snow): Isha”.'
  expect(closedInstead([TODAY, day], tonight)).toBe(read)
  expect(closedInstead([TODAY, day], closed)).toBe('')
  const noon = sources(saved, '2026-11-27T18:00Z', '2026-11-27T18:50Z')
  const decides = "No congregation (snow): Jumu'ah 1:45 PM"
  expect(nextDays('jumuah', noon, TODAY)[0]).toMatchObject({
    now: 'khutbah 1:55 · prayer 2:05 PM',
    decides,
  })
  expect(nextDays('dhuhr', noon, TODAY)[4]).toMatchObject({ now: "Jumu'ah", decides })
})

it('says days that are alike once', () => {
  const shown = alike(days(fixed('20:00', '2026-12-01', '2026-12-02'), 'isha', '2026-11-30'))
  expect(shown.map(({ iso, until, now }) => [iso, until, now])).toEqual([
    ['2026-12-01', '2026-12-02', '8:00 PM'],
    ['2026-12-03', '2026-12-07', '7:30 PM'],
  ])
})

it('names a single day and the days of Jumu’ah, and begins at the form’s day without a change', () => {
  const overrides = [{ date: '2026-11-28', iqama: { isha: '19:50' } }]
  expect(days({ ...saved, overrides }, 'isha')[0]).toMatchObject({
    ...{ iso: '2026-11-28', now: '7:50 PM', decides: 'set for this day' },
  })
  expect(days(saved, 'isha', '2026-12-05')[0]?.iso).toBe('2026-12-05')
  expect(
    days(saved, 'jumuah')
      .map(({ iso }) => iso)
      .slice(0, 2),
  ).toEqual([...['2026-11-27', '2026-12-04']])
  expect(days(saved, 'dhuhr')[4]).toMatchObject({ now: "Jumu'ah", decides: 'in place of Dhuhr' })
})

it('names the days of Eid and the nights of Tarawih, and the times of a single day that differ', () => {
  const eid = { fitr: { year: 1448, date: '2027-03-10', prayers: [{ time: '08:00' }] } }
  const [moved, fitr] = nextDays('eid', sources({ ...saved, eid }), TODAY)
  expect(moved).toMatchObject({ iso: '2027-03-09', now: 'none', decides: 'on another day now' })
  expect(fitr).toMatchObject({ iso: '2027-03-10', now: '8:00 AM', decides: 'as entered' })
  const ramadan = { tarawih: [{ time: '20:45', place: 'Main hall' }] }
  const nights = nextDays('tarawih', sources({ ...saved, ramadan }), TODAY)
  expect(nights).toHaveLength(7)
  expect(nights[0]).toMatchObject({ now: '8:45 PM, Main hall' })
  const overrides = [{ date: '2026-11-28', iqama: { isha: '19:50' } }]
  const single = sources({ ...saved, overrides })
  expect(timesOfDay('2026-11-28', single)).toEqual([
    { name: 'isha', now: '7:50 PM', was: '7:30 PM', decides: 'set for this day' },
  ])
  const friday = timesOfDay('2026-11-27', single)
  expect(friday.map(({ name }) => name)).toEqual(['fajr', 'jumuah', 'asr', 'maghrib', 'isha'])
})
