import { describe, expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { JumuahSlot } from '#domain/prayer/response.ts'
import { prayerState, type ReadyState } from '#domain/prayer/schedule.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { instantOf } from '#domain/time/civil.ts'
import { archTimes, archView } from './arch.ts'

const SLOTS: readonly JumuahSlot[] = [
  { time: '13:45', khutbah: '13:15', khateeb: 'Imam Yusuf' },
  { time: '14:45', khutbah: '14:15' },
]
const [first, second] = SLOTS
const NOW = new Date('2026-11-21T17:00:00Z')
const response = prayerTimesResponse(seedPrayerSettings(NOW), { now: NOW })

/** The arch of a Friday with these prayers, or of the day before. */
function textsOn(slots: readonly JumuahSlot[], lead?: object, date = '2026-11-27') {
  const jumuah = slots.map(({ time }) => time)
  const info = response.info.map(row => (row.jumuah.length > 0 ? { ...row, jumuah } : row))
  const today = info.find(({ iso }) => iso === date)!
  const day = { today, hijri: '', ...(lead && { lead: lead as ReadyState['lead'] }) }
  return archTimes(day, { ...response, info, jumuah: [{ from: '2026-11-01', slots }] })
}

describe("Jumu'ah in the arch", () => {
  it.each([
    ['no lead', undefined, ['1:15', 'khutbah']],
    ['its khutbah', { what: 'khutbah', slot: first! }, ['1:15', 'khutbah']],
    ['its prayer', { what: 'prayer', slot: first! }, ['1:45', 'prayer']],
    ['the next khutbah', { what: 'khutbah', slot: second! }, ['2:15', 'khutbah']],
    ['Asr', { what: 'athan' }, ['1:15', 'khutbah']],
  ] as const)('has a labeled time where the lead is %s', (_, lead, shown) => {
    const texts = textsOn(SLOTS, lead)
    expect([texts['iqama-dhuhr'], texts.gathering]).toEqual(shown)
    expect(texts['name-dhuhr']).toBe("Jumu'ah")
  })

  it('is its prayer where no khutbah is announced, and Dhuhr’s iqama on other days', () => {
    const friday = textsOn([{ time: '13:45' }])
    expect([friday['iqama-dhuhr'], friday.gathering]).toEqual(['1:45', 'prayer'])
    const thursday = textsOn(SLOTS, undefined, '2026-11-26')
    expect([thursday['iqama-dhuhr'], thursday.gathering]).toEqual(['1:15', ''])
    expect(thursday['name-dhuhr']).toBe('Dhuhr')
  })

  it('stands in the foot with khutbah, prayer and khateeb, and where it is narrow with the khutbahs', () => {
    const thursday = textsOn(SLOTS, undefined, '2026-11-26')
    expect(thursday.jumuah).toBe(
      "Jumu'ah Friday: khutbah 1:15 · prayer 1:45 PM, Imam Yusuf\nkhutbah 2:15 · prayer 2:45 PM",
    )
    expect(thursday['jumuah-short']).toBe("Jumu'ah Friday: khutbah 1:15 & 2:15 PM")
    expect(textsOn([{ time: '13:45' }])['jumuah-short']).toBe("Jumu'ah today: prayer 1:45 PM")
    const none = textsOn([])
    expect([none.jumuah, none['jumuah-short'], none['iqama-dhuhr']]).toEqual(['', '', '1:15'])
  })
})

it.each([
  [{ asr: true }, 'Sunrise 6:50 AM · Asr 2:13 & 2:52 PM'],
  [{ asr: true, sunrise: false }, 'Asr 2:13 & 2:52 PM'],
])('has beside sunrise both beginnings of Asr where both are shown: %j', (extraTimes, foot) => {
  const settings = { ...seedPrayerSettings(NOW), extraTimes }
  const shown = prayerTimesResponse(settings, { now: NOW })
  const today = shown.info.find(({ iso }) => iso === '2026-11-21')!
  expect(archTimes({ today, hijri: '' }, shown).sunrise).toBe(foot)
})

it.each([
  ['14:15', 'Asr', '2:27', ' · athan 4:33 PM'],
  ['16:10', 'Iftar', '5:22', ''],
])('says at %s, as %s leads, the hour of the next athan once', (clock, what, hour, next) => {
  const now = instantOf(what === 'Iftar' ? '2027-02-08' : '2026-11-22', clock, 'America/New_York')
  const times = prayerTimesResponse(seedPrayerSettings(now), { now })
  const view = archView(prayerState(times, now) as ReadyState, times)
  expect([view.head, view.digits, view['next-clock']]).toEqual([
    expect.stringContaining(what),
    `${hour} `,
    next,
  ])
  expect(view.next).toMatch(/^Next: Maghrib in/)
})
