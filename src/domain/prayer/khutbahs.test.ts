import { describe, expect, it } from 'vitest'
import { khutbahInWords, slotParts, slotsOn, slotWithKhateeb } from './jumuah.ts'
import { withoutOldKhutbahs } from './khutbahs.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { checkSettings } from './timesReview.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FRIDAY = '2026-11-27'
const seed = seedPrayerSettings(NOW)
const withSlots = (slots: NonNullable<PrayerSettings['khutbahs']>[number]['slots']) => ({
  ...seed,
  khutbahs: [{ date: FRIDAY, slots }],
})

/** The Jumu'ah of a day in full, as visitors read it. */
function jumuahOf(settings: PrayerSettings, date: string) {
  const { info, jumuah } = prayerTimesResponse(settings, { now: NOW })
  return slotsOn(jumuah, info.find(({ iso }) => iso === date)!)
}

it.each([
  [{ time: '13:45', khutbah: '13:15' }, 'khutbah 1:15 · prayer 1:45 PM'],
  [{ time: '12:15', khutbah: '11:45' }, 'khutbah 11:45 AM · prayer 12:15 PM'],
  [
    { time: '13:45', khutbah: '13:15', khateeb: 'Imam Yusuf' },
    'khutbah 1:15 · prayer 1:45 PM, Imam Yusuf',
  ],
  [{ time: '13:45' }, 'prayer 1:45 PM'],
])("labels the times of Jumu'ah: %o", (slot, words) => {
  expect(slotWithKhateeb(slot)).toBe(words)
  expect(slotParts(slot).every(part => /^(khutbah|prayer) /.test(part))).toBe(true)
})

describe('khutbahs of a Friday', () => {
  it('are shown in the order of its prayers, on that Friday alone', () => {
    const settings = withSlots([{}, { khateeb: 'Imam Yusuf', topic: 'Patience' }])
    expect(jumuahOf(settings, FRIDAY)).toMatchObject([
      { time: '13:45' },
      { time: '14:05', khateeb: 'Imam Yusuf', topic: 'Patience' },
    ])
    expect(jumuahOf(settings, FRIDAY)[0]).not.toHaveProperty('khateeb')
    expect(jumuahOf(settings, '2026-12-04')[1]).not.toHaveProperty('khateeb')
  })

  it("replace the usual place of their Jumu'ah", () => {
    const settings = withSlots([{ place: 'Gym' }])
    settings.jumuah = [{ slots: [{ time: '13:45', place: 'Second hall' }, { time: '14:45' }] }]
    expect(jumuahOf(settings, FRIDAY)).toMatchObject([{ place: 'Gym' }, { time: '14:45' }])
    expect(jumuahOf(settings, '2026-12-04')[0]).toMatchObject({ place: 'Second hall' })
  })

  it("are not shown for a Jumu'ah that does not take place", () => {
    const settings = {
      ...withSlots([{ khateeb: 'Imam Yusuf' }, { khateeb: 'Sheikh Ali' }]),
      overrides: [{ date: FRIDAY, jumuah: [] }],
    }
    expect(jumuahOf(settings, FRIDAY)).toEqual([])
    const one = { ...settings, overrides: [{ date: FRIDAY, jumuah: [{ time: '13:30' }] }] }
    expect(jumuahOf(one, FRIDAY)).toEqual([{ time: '13:30', khateeb: 'Imam Yusuf' }])
  })

  it('leave the response as it was where nothing is known', () => {
    expect(JSON.stringify(prayerTimesResponse(seed, { now: NOW }))).not.toContain('khutbahs')
  })

  it("neither announce nor end a change of Jumu'ah", () => {
    const rows = prayerTimesResponse(withSlots([{ khateeb: 'Imam Yusuf' }]), { now: NOW })
    expect(rows.info.flatMap(({ changes }) => changes ?? [])).not.toContain('jumuah')
    expect(rows.jumuah).toEqual(prayerTimesResponse(seed, { now: NOW }).jumuah)
  })

  it.each([
    [{ khateeb: 'Imam Yusuf', topic: 'Patience' }, 'Imam Yusuf: Patience'],
    [{ khateeb: 'Imam Yusuf', place: 'Gym' }, 'Imam Yusuf'],
    [{ topic: 'Patience' }, 'Patience'],
    [{}, ''],
  ])('in words: %o', (khutbah, words) => expect(khutbahInWords(khutbah)).toBe(words))

  it('are for Fridays, each once', () => {
    const [friday] = withSlots([{ khateeb: 'Imam Yusuf' }]).khutbahs
    const problems = (dates: string[]) =>
      checkSettings({ ...seed, khutbahs: dates.map(date => ({ ...friday!, date })) })
    expect(problems([FRIDAY, '2026-12-04'])).toEqual([])
    expect(problems([FRIDAY, FRIDAY]).map(({ message }) => message)).toEqual([
      'The khutbahs of November 27, 2026 are there twice; keep one.',
    ])
    expect(problems(['2026-11-26'])).toEqual([
      {
        path: ['khutbahs', 0, 'date'],
        message: 'November 26, 2026 is a Thursday; khutbahs are on Fridays.',
      },
    ])
  })

  it('are dropped after more than a year', () => {
    const dates = ['2025-10-10', '2025-11-07', FRIDAY]
    const khutbahs = dates.map(date => ({ date, slots: [{ khateeb: 'Imam Yusuf' }] }))
    const kept = withoutOldKhutbahs({ ...seed, khutbahs }, '2026-11-21').khutbahs
    expect(kept?.map(({ date }) => date)).toEqual(dates.slice(1))
    expect(withoutOldKhutbahs({ ...seed, khutbahs: [] }, '2026-11-21')).toEqual(seed)
  })
})
