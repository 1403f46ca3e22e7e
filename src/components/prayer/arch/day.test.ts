import { describe, expect, it } from 'vitest'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { gatheringOf, jumuahInWords } from './day.ts'

const SLOTS = [
  { time: '13:45', khutbah: '13:15', khateeb: 'Imam Yusuf' },
  { time: '14:45', khutbah: '14:15' },
]
const [first, second] = SLOTS
const friday = { dhuhr: { time: '11:47', iqama: '13:15' } } as PrayerRow

describe("Jumu'ah in the arch", () => {
  it.each([
    ['no lead', undefined, ['1:15', 'khutbah']],
    ['its khutbah', { what: 'khutbah', slot: first! }, ['1:15', 'khutbah']],
    ['its prayer', { what: 'prayer', slot: first! }, ['1:45', 'prayer']],
    ['the next khutbah', { what: 'khutbah', slot: second! }, ['2:15', 'khutbah']],
    ['Asr', { what: 'athan' }, ['1:15', 'khutbah']],
  ] as const)('has a labeled time where the lead is %s', (_, lead, shown) => {
    expect(gatheringOf(friday, 'dhuhr', SLOTS, lead)).toEqual(shown)
  })

  it('is its prayer where no khutbah is announced, and Dhuhr’s iqama on other days', () => {
    expect(gatheringOf(friday, 'dhuhr', [{ time: '13:45' }])).toEqual(['1:45', 'prayer'])
    expect(gatheringOf(friday, 'dhuhr', [])).toEqual(['1:15', ''])
  })

  it('stands in the foot with khutbah, prayer and khateeb, and where it is narrow with the khutbahs', () => {
    expect(jumuahInWords(SLOTS, false)).toEqual({
      full: "Jumu'ah Friday: khutbah 1:15 · prayer 1:45 PM, Imam Yusuf\nkhutbah 2:15 · prayer 2:45 PM",
      short: "Jumu'ah Friday: khutbah 1:15 & 2:15 PM",
    })
    const { short } = jumuahInWords([{ time: '13:45' }], true)
    expect(short).toBe("Jumu'ah today: prayer 1:45 PM")
    expect(jumuahInWords([], true)).toEqual({ full: '', short: '' })
  })
})
