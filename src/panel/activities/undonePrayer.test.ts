import { expect, it } from 'vitest'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { undonePrayer } from './undonePrayer.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const withIsha = (settings: PrayerSettings, time: string): PrayerSettings => ({
  ...settings,
  iqama: { ...settings.iqama, isha: [{ rule: { kind: 'fixed', time } }] },
})
const withDay = (settings: PrayerSettings, date: string): PrayerSettings => ({
  ...settings,
  overrides: [...settings.overrides, { date, note: 'Closed' }],
})
const saved = (revision: number, settings: PrayerSettings): PrayerSettingsResponse => ({
  ...{ revision, settings, savedAt: '2026-11-21T12:00:00Z', savedBy: 'Amina' },
})

/** The outcome of undoing revision 2 with these settings saved in turn from revision 1 on. */
function undone(...settings: PrayerSettings[]) {
  const versions = settings.map((one, index) => saved(index + 1, one))
  const current = versions.at(-1)!
  return undonePrayer(versions.slice(0, -1), current, 2)
}

const early = withIsha(seed, '19:30')
const late = withIsha(seed, '19:45')

it('undoes the last save', () => {
  expect(undone(early, late)).toEqual({ settings: early })
})

it('keeps what later saves changed elsewhere', () => {
  expect(undone(early, late, withDay(late, '2027-01-01'))).toEqual({
    settings: withDay(early, '2027-01-01'),
  })
})

it('keeps a later change of the same, and says what it is', () => {
  expect(undone(early, late, withIsha(seed, '20:00'))).toEqual({ changedAgain: 'Isha iqama' })
})

it('says that it is undone already', () => {
  expect(undone(early, late, early)).toEqual({ isDone: true })
})

it('cannot undo what is not kept', () => {
  const current = { ...saved(40, late), savedBy: null }
  expect(undonePrayer([saved(39, early)], current, 20)).toEqual({ isGone: true })
})
