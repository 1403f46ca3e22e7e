import { describe, expect, it } from 'vitest'
import { countdownSeconds, durationInWords } from '#domain/time/durations.ts'
import { badgeInWords, nextInWords } from './leadWords.ts'
import type { PrayerRow } from './response.ts'
import type { ReadyState } from './schedule.ts'
import { seedPrayerSettings } from './seed.ts'
import type { JumuahSlotSetting, PrayerSettings } from './settings.ts'
import { JUMUAHS_AN_HOUR_APART } from './testing/jumuahs.ts'
import { leadInWords } from './testing/leadInWords.ts'
import leads from './testing/leads.json' with { type: 'json' }
import { stateAt } from './testing/stateAt.ts'

/** A moment, the words that lead, what is next, and the badge, where it is looked at. */
type Rows = [moment: string, words: string, next: string, short?: string][]

const seed = {
  ...seedPrayerSettings(new Date('2026-11-21T12:00:00Z')),
  jumuah: JUMUAHS_AN_HOUR_APART,
}

const at = (
  moment: string,
  settings: PrayerSettings = seed,
  change?: Parameters<typeof stateAt>[2],
) => stateAt(moment, settings, change)
const lead = (state: ReadyState) => leadInWords(state).join('')
const badge = (state: ReadyState) => badgeInWords(state).filter(Boolean).join(' ')
const withSlots = (...slots: JumuahSlotSetting[]): PrayerSettings => ({
  ...seed,
  jumuah: [{ slots }],
})
const cancelled = { ...seed, overrides: [{ date: '2026-11-27', jumuah: [] }] }

describe('an ordinary day (Saturday: 5:30 6:50 11:43 2:13 4:33 5:53)', () => {
  it.each(leads.saturday as Rows)('%s: %s', (clock, words, next, short) => {
    const state = at(`2026-11-21T${clock}`)
    expect(lead(state)).toBe(words)
    expect(nextInWords(state)).toBe(next)
    expect(badge(state)).toBe(short)
  })

  it.each(['', '--', undefined])('leads with the next athan when the iqama is %j', iqama => {
    const unknown = at('2026-11-21T19:20', seed, response => ({
      ...response,
      info: response.info.map(row => ({ ...row, isha: { ...row.isha, iqama: iqama as string } })),
    }))
    expect(lead(unknown)).toBe('Next: Fajr in 10:11 · 5:31 AM')
  })
})

describe('Friday (athan 5:36, iqama 6:01, Dhuhr 11:45, Asr 2:11 and 2:26)', () => {
  it.each(leads.friday as Rows)('%s: %s', (moment, words, next, short) => {
    const state = at(moment)
    expect(lead(state)).toBe(words)
    expect(nextInWords(state)).toBe(next)
    if (short) expect(badge(state)).toBe(short)
  })

  it.each(leads.slots as [string, JumuahSlotSetting[], string, string][])(
    '%s',
    (_, slots, clock, words) => {
      expect(lead(at(`2026-11-27T${clock}`, withSlots(...slots)))).toBe(words)
    },
  )

  it.each([
    ['10:00', 'Next: Dhuhr in 01:45 · 11:45 AM'],
    ['11:50', 'Dhuhr iqama in 1h 25m · 1:15 PM'],
    ['13:20', 'Next: Asr in 00:51 · 2:11 PM'],
  ])('cancelled, %s: %s', (clock, words) => {
    const state = at(`2026-11-27T${clock}`, cancelled)
    expect(lead(state)).toBe(words)
    expect(state.notices).toEqual(["No Jumu'ah today"])
    expect(badge(state)).toContain("No Jumu'ah today")
  })

  it('uses the row’s times when the response has no slots', () => {
    const state = at('2026-11-27T10:00', seed, response => ({ ...response, jumuah: [] }))
    expect(lead(state)).toBe("Jumu'ah: prayer at 1:45 PM, in 3h 45m")
  })
})

describe('past midnight and on days of another length', () => {
  const place = { name: 'X', latitude: 52, longitude: 5, timeZone: 'Europe/Amsterdam' }
  const late: PrayerSettings = {
    ...seed,
    place,
    calculation: { ...seed.calculation, highLatitudeRule: 'seventh-of-the-night' },
    iqama: { ...seed.iqama, isha: [{ rule: { kind: 'fixed', time: '00:15' } }] },
  }

  it.each([
    ['2027-06-20T23:50', 'Isha iqama in 25 min · 12:15 AM'],
    ['2027-06-21T00:10', 'Isha iqama in 5 min · 12:15 AM'],
    ['2027-06-25T00:10', 'Isha iqama in 5 min · 12:15 AM'],
    ['2027-06-26T00:10', 'Isha iqama in 5 min · 12:15 AM'],
  ])('counts down to an iqama after midnight, %s', (moment, words) => {
    expect(lead(at(moment, late))).toBe(words)
  })

  it.each(leads.clocksMove as Rows)('follow the clocks that move: %s', (moment, words, next) => {
    const state = at(moment)
    expect(lead(state)).toBe(words)
    expect(nextInWords(state)).toBe(next)
  })
})

describe('what is special about a day', () => {
  const eid = {
    ...seed,
    overrides: [
      { date: '2027-05-16', note: 'Prayer at 8:00 AM' },
      { date: '2026-11-27', note: 'Building closed', jumuah: [] },
      { date: '2026-11-24', jumuah: [] },
    ],
  }
  it.each(leads.notices as [string, string[]][])('%s: %j', (moment, notices) => {
    const state = at(moment, eid)
    expect(state.notices).toEqual(notices)
    expect(badgeInWords(state)[2]).toBe(notices.join(' · '))
  })

  it("is shown with the hours of Jumu'ah in the badge", () => {
    const friday = { ...seed, overrides: [{ date: '2026-11-27', note: 'Eid prayer 8:00 AM' }] }
    expect(badge(at('2026-11-27T10:00', friday))).toBe(
      "Jumu'ah khutbah in 3h 15m Eid prayer 8:00 AM · khutbah 1:15 · prayer 1:45 PM",
    )
    const closed = { reason: 'snow', prayers: [], times: { jumuah: ['14:45'] } }
    const oneOff = at('2026-11-27T10:00', seed, response => ({
      ...response,
      info: response.info.map(row => ({ ...row, closed })),
    }))
    expect(badgeInWords(oneOff)[2]).toBe(
      "khutbah 1:15 · prayer 1:45 PM · No congregation (snow): Jumu'ah 2:45 PM",
    )
  })

  it.each([
    ['2026-11-21T06:49', ['No congregation (snow): Fajr, Dhuhr, Isha, Tarawih 8:00 PM']],
    ['2026-11-21T06:50', ['No congregation (snow): Dhuhr, Isha, Tarawih 8:00 PM']],
    ['2026-11-21T14:13', ['No congregation (snow): Isha, Tarawih 8:00 PM']],
  ])('names at %s the prayers of a closure that are not over', (moment, notices) => {
    const closed: PrayerRow['closed'] = {
      reason: 'snow',
      prayers: ['fajr', 'dhuhr', 'isha'],
      times: { tarawih: ['20:00'] },
    }
    const state = at(moment, seed, response => ({
      ...response,
      info: response.info.map(row => (row.iso === '2026-11-21' ? { ...row, closed } : row)),
    }))
    expect(state.notices).toEqual(notices)
  })

  it('names no closure once its prayers are over', () => {
    const closed: PrayerRow['closed'] = { prayers: ['eid', 'jumuah'] }
    const afternoon = at('2026-11-27T14:13', seed, response => ({
      ...response,
      info: response.info.map(row => (row.iso === '2026-11-27' ? { ...row, closed } : row)),
    }))
    expect(afternoon.notices).toEqual([])
  })
})

describe('durations', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1h 0m'],
    [97, '1h 37m'],
  ])('%i minutes are %s', (minutes, words) => expect(durationInWords(minutes)).toBe(words))

  it.each([
    [0, '0m 00s'],
    [57, '0m 57s'],
    [727, '12m 07s'],
    [3600, '1h 00m 00s'],
    [3727, '1h 02m 07s'],
  ])('%i seconds are %s', (seconds, words) => expect(countdownSeconds(seconds)).toBe(words))
})
