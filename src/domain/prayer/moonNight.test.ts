import { describe, expect, it } from 'vitest'
import { bannerInWords } from './bannerWords.ts'
import type { MonthStart } from './hijri.ts'
import { moonDecision } from './moonDecision.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { prayerState } from './schedule.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import awaited from './testing/awaited.json' with { type: 'json' }
import { leadInWords } from './testing/leadInWords.ts'
import { momentOf, stateAt } from './testing/stateAt.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const shaban = { year: 1448, month: 8, date: '2027-01-10' }
const ramadan = { year: 1448, month: 9, date: '2027-02-08' }
const shawwal = (date: string) => ({ year: 1448, month: 10, date })
const qada = { year: 1448, month: 11, date: '2027-04-08' }

const settings = (
  confirmed: readonly MonthStart[],
  more: Partial<PrayerSettings> = {},
): PrayerSettings => ({
  ...seed,
  iqama: {
    ...seed.iqama,
    isha: [...seed.iqama.isha, { hijriMonth: 9, rule: { kind: 'fixed', time: '20:15' } }],
  },
  hijri: { confirmed: [...confirmed], months: { begin: 'sighted', since: '2026-12-01' } },
  ramadan: { tarawih: [{ time: '20:30' }] },
  eid: { fitr: { year: 1448, prayers: [{ time: '08:00' }] } },
  ...more,
})

const responseAt = (moment: string, of: PrayerSettings) =>
  prayerTimesResponse(of, { now: momentOf(moment, seed) })

const IF_SEEN = 'If the moon is seen: '

describe('the night of the moon', () => {
  it.each(awaited.nights as [string, string, MonthStart[], string[], string][])(
    '%s: %s',
    (_, moment, confirmed, notices, hijri) => {
      const state = stateAt(moment, settings(confirmed))
      expect([state.notices, state.hijri]).toEqual([notices, hijri])
    },
  )

  it.each<[string, readonly MonthStart[], string]>([
    ['2027-03-08 20:30', [shaban, ramadan], '20:15 20:30'],
    ['2027-03-08 12:00', [shaban, ramadan], '20:15 20:30'],
    ['2027-02-07 20:30', [shaban], '19:30 '],
    ['2027-02-08 20:30', [], '19:30 '],
    ['2027-03-08 20:30', [shaban, ramadan, shawwal('2027-03-09')], '19:30 '],
    ['2027-02-07 20:30', [shaban, ramadan], '20:15 20:30'],
  ])('keeps Isha’s iqama and Tarawih until someone confirms: %s', (moment, confirmed, times) => {
    const { today } = stateAt(moment, settings(confirmed))
    expect(`${today.isha.iqama} ${(today.tarawih ?? []).map(({ time }) => time)}`).toBe(times)
  })

  it('greets nothing, and says both outcomes in the banner', () => {
    const state = stateAt('2027-03-08 20:30', settings([shaban, ramadan]))
    expect(state.season).toBe('ordinary')
    expect(bannerInWords(state)).toBe(
      `${IF_SEEN}Eid tomorrow, prayer 8:00 AM, Isha iqama 7:30 PM · If not: Tarawih tonight, Ramadan 30`,
    )
  })

  it.each<[string, readonly MonthStart[], string]>([
    ['2027-03-08 20:30', [shaban, ramadan], 'Next: Fajr in 08:33 · 5:03 AM'],
    ['2027-03-09 04:00', [shaban, ramadan], 'Next: Fajr in 01:03 · 5:03 AM'],
    ['2027-02-08 20:30', [], 'Next: Fajr in 09:11 · 5:41 AM'],
    ['2027-03-09 17:00', [shaban, ramadan], 'Iftar in 56 min · 5:56 PM'],
    ['2027-03-08 20:20', [shaban, ramadan], 'Tarawih (expected) in 10 min · 8:30 PM'],
    ['2027-03-08 20:20', [shaban, ramadan, shawwal('2027-03-10')], 'Tarawih in 10 min · 8:30 PM'],
  ])(
    'names no hour of fasting or Tarawih as certain while there may be none: %s',
    (moment, confirmed, lead) => {
      expect(leadInWords(stateAt(moment, settings(confirmed))).join('')).toBe(lead)
    },
  )

  it.each([
    ['2027-02-08 12:00', [shaban], "Sha'ban 30"],
    ['2027-05-07 12:00', [ramadan, qada], "Dhu al-Qa'dah 30"],
  ])('says only of a day that is confirmed what begins tonight: %s', (moment, confirmed, day) => {
    const { notices } = stateAt(moment, settings(confirmed))
    expect(notices).toEqual([`${day}: not confirmed by the mosque yet`])
  })

  it('has what differs if the moon is seen in the rows, weeks ahead', () => {
    const { info } = responseAt('2027-02-20 12:00', settings([shaban, ramadan]))
    const [evening, day] = ['2027-03-08', '2027-03-09'].map(iso => info.find(r => r.iso === iso))
    expect(evening?.ifSeen).toMatchObject({ tarawih: [], isha: { iqama: '19:30' } })
    expect(day?.hijri).toBe('Ramadan 30, 1448')
    expect(day?.ifSeen).toEqual({
      hijri: 'Shawwal 1, 1448',
      eid: { name: 'Eid al-Fitr', prayers: [{ time: '08:00' }] },
    })
  })

  it('waits offline, with rows that were prepared weeks ago', () => {
    const response = responseAt('2027-02-20 12:00', settings([shaban, ramadan]))
    const state = prayerState(response, momentOf('2027-03-08 20:30', seed))
    expect(state).toMatchObject({ season: 'ordinary', moon: { month: 'Shawwal' } })
  })

  it('settles the month offline too, with rows that were prepared weeks ago', () => {
    const response = responseAt('2027-02-20 12:00', settings([shaban, ramadan]))
    const at = (moment: string) => prayerState(response, momentOf(moment, seed))
    expect(at('2027-03-09 12:00')).toMatchObject({ tomorrow: { expected: true } })
    expect(at('2027-03-09 18:30')).toMatchObject({
      season: 'eid',
      hijri: 'Evening of Shawwal 1, 1448',
      notices: ['Tomorrow: Eid al-Fitr, prayer at 8:00 AM'],
    })
    expect(at('2027-03-10 09:00')).toMatchObject({ season: 'eid', hijri: 'Shawwal 1, 1448' })
  })

  it('leaves a fixed Eid al-Adha out of the outcomes', () => {
    const eid = { adha: { year: 1448, date: '2027-05-16', prayers: [{ time: '08:00' }] } }
    const { moon } = stateAt('2027-05-06 21:30', settings([ramadan, qada], { eid }))
    expect(moon?.words).toEqual([
      `${IF_SEEN}Dhu al-Hijjah begins tonight`,
      "If not: tomorrow is Dhu al-Qa'dah 30",
    ])
  })
})

it.each<[string, string, object | undefined]>([
  [
    '2027-03-08 20:30',
    '2027-03-09',
    { isSeen: true, text: 'Eid tomorrow, prayer 8:00 AM, Isha iqama 7:30 PM' },
  ],
  ['2027-03-08 20:30', '2027-03-10', { isSeen: false, text: 'Tarawih tonight, Ramadan 30' }],
  ['2027-03-09 03:00', '2027-03-09', { isSeen: true, text: 'Eid today, prayer 8:00 AM' }],
  ['2027-03-09 09:00', '2027-03-09', { isSeen: true, text: 'today is Shawwal 1' }],
  ['2027-03-09 09:00', '2027-03-10', { isSeen: false, text: 'today is Ramadan 30' }],
  ['2027-03-07 20:30', '2027-03-10', undefined],
])('a confirmation on %s of %s settles %j', (moment, start, decision) => {
  const stateWith = (...starts: Parameters<typeof settings>[0]) =>
    prayerState(responseAt(moment, settings(starts)), momentOf(moment, seed))
  const before = stateWith(shaban, ramadan)
  const after = stateWith(shaban, ramadan, shawwal(start))
  expect(moonDecision(before, after)).toEqual(decision && { month: 'Shawwal', ...decision })
})
