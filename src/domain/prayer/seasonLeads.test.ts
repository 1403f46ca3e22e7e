import { describe, expect, it } from 'vitest'
import { bannerInWords } from './bannerWords.ts'
import { badgeInWords, leadParts, nextInWords } from './leadWords.ts'
import { noticesOf } from './notices.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { eidAhead } from './season.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { leadInWords } from './testing/leadInWords.ts'
import leads from './testing/leads.json' with { type: 'json' }
import { stateAt as stateOf } from './testing/stateAt.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const settings: PrayerSettings = {
  ...seed,
  hijri: { confirmed: [], months: { begin: 'calculated' } },
  ramadan: {
    tarawih: [{ time: { afterIsha: 15 } }, { time: '01:30', label: 'Qiyam', lastTen: true }],
  },
  eid: {
    fitr: { year: 1448, prayers: [{ time: '09:00' }, { time: '07:30', takbir: '07:00' }] },
    adha: { year: 1448, date: '2027-05-14', prayers: [{ time: '08:00' }] },
  },
}

const stateAt = (moment: string, of = settings) => stateOf(moment, of)

// Ramadan 1448 is February 8 to March 8, 2027.
describe('what leads', () => {
  it.each(leads.ramadanAndEid as [string, string, string, string][])(
    '%s: %s',
    (moment, words, next, season) => {
      const state = stateAt(moment)
      expect(leadInWords(state).join('')).toBe(words)
      expect(nextInWords(state)).toBe(next)
      expect(state.season).toBe(season)
    },
  )

  it('is said in a few words in the banner', () => {
    expect(badgeInWords(stateAt('2027-02-08 15:20'))).toEqual(['Iftar', 'in 2h 2m', ''])
    expect(badgeInWords(stateAt('2027-03-09 05:55'))).toEqual([
      'Eid prayer',
      'takbir in 1h 5m',
      'Eid al-Fitr, prayers at 7:30 AM & 9:00 AM · takbir 7:00 · prayer 7:30 AM',
    ])
  })

  it.each([
    ['2027-01-06 12:00', ''],
    [
      '2027-01-08 12:00',
      "Jumu'ah today: khutbah 1:15 · prayer 1:45 PM, Imam Yusuf; khutbah 1:55 · prayer 2:05 PM",
    ],
    ['2027-02-12 12:00', 'Ramadan Mubarak'],
    ['2027-03-08 19:40', 'Eid Mubarak'],
    ['2027-03-08 17:30', 'Ramadan Mubarak'],
    ['2027-05-13 17:30', 'Tomorrow: Eid al-Adha, prayer at 8:00 AM'],
  ])('is preceded in the banner at %s by: %s', (moment, words) => {
    const slots = [
      { time: '13:45', khutbah: '13:15', khateeb: 'Imam Yusuf' },
      { time: '14:05', khutbah: '13:55' },
    ]
    expect(bannerInWords(stateAt(moment), slots)).toBe(words)
  })

  it('has Ramadan’s names without any setting, and no Tarawih', () => {
    expect(stateAt('2027-02-08 15:20', seed).lead.label).toBe('Iftar')
    expect(stateAt('2027-02-07 19:31', seed).lead.label).toBe('Suhoor ends')
  })

  const FITR = 'Eid al-Fitr (expected), prayer times will be announced'
  const ADHA = 'Eid al-Adha (expected), prayer times will be announced'
  it.each([
    ['2027-03-08 17:30', 'Iftar in 25 min · 5:55 PM', 'Ramadan Mubarak'],
    ['2027-03-08 20:30', 'Next: Fajr in 08:33 · 5:03 AM', `Tomorrow: ${FITR}`],
    ['2027-03-09 05:10', 'Fajr iqama in 18 min · 5:28 AM', FITR],
    ['2027-03-09 06:30', 'Eid al-Fitr (expected) · Today', FITR],
    ['2027-03-09 12:07', 'Dhuhr iqama in 1h 8m · 1:15 PM', 'Eid al-Fitr (expected)'],
    ['2027-05-15 20:00', 'Next: Maghrib in 00:06 · 8:06 PM', `Tomorrow: ${ADHA}`],
    ['2027-05-16 06:30', 'Eid al-Adha (expected) · Today', ADHA],
  ])('names an Eid without any setting, and does not greet it: %s', (moment, lead, banner) => {
    const state = stateAt(moment, seed)
    expect(leadInWords(state).join('')).toBe(lead)
    expect(bannerInWords(state)).toBe(banner)
    expect(state.season).not.toBe('eid')
    expect(badgeInWords(state).join(' ')).toContain(moment.includes('17:30') ? '' : 'Eid al-')
  })

  it('is the iqama of the night before, also after the midnight on which Eid begins', () => {
    const rule = { kind: 'after-athan', minutes: 330 } as const
    const late = { ...settings, iqama: { ...settings.iqama, isha: [{ rule }] } }
    const leads = ['00:10', '01:00'].map(clock => leadInWords(stateAt(`2027-03-09 ${clock}`, late)))
    expect(leads.map(words => words.join(''))).toEqual([
      'Isha iqama in 30 min · 12:40 AM',
      'Eid prayer: takbir at 7:00 AM, in 6h 0m',
    ])
    const overrides = [{ date: '2027-03-08', athan: { isha: '00:20' }, iqama: { isha: '00:40' } }]
    const north = stateAt('2027-03-09 00:10', { ...settings, overrides })
    expect(leadInWords(north).join('')).toBe('Next: Isha in 00:10 · 12:20 AM')
    expect(leadParts(north).rest).toBe('iqama 12:40 AM')
  })

  it('names Eid without its prayers once the last has begun', () => {
    expect(badgeInWords(stateAt('2027-03-09 08:59'))[2]).toContain('prayers at 7:30 AM & 9:00 AM')
    expect(badgeInWords(stateAt('2027-03-09 09:00'))[2]).toBe('Eid al-Fitr')
  })
})

it.each([
  ['2027-02-26 17:50', []],
  ['2027-02-27 12:00', []],
  ['2027-02-27 17:50', ['Last ten nights: night 21 (odd)']],
  ['2027-02-28 03:00', ['Last ten nights: night 21 (odd)']],
  ['2027-02-28 05:30', []],
  ['2027-02-28 18:00', ['Last ten nights: night 22']],
])('names the last ten nights from Maghrib to Fajr: %s', (moment, notices) => {
  expect(stateAt(moment).notices).toEqual(notices)
})

describe('Eid', () => {
  const { info } = prayerTimesResponse(settings, { now: new Date('2027-03-01T12:00:00Z') })
  it.each([
    ['2027-03-01', undefined],
    ['2027-03-02', '2027-03-09'],
    ['2027-03-09', '2027-03-09'],
    ['2027-03-10', undefined],
  ])('is ahead on %s: %s', (today, iso) => {
    const { today: row, tomorrow } = stateAt(`${today} 12:00`)
    expect(eidAhead(info, { today: row, tomorrow })?.iso).toBe(iso)
  })

  it('is a notice of its day and of the evening before', () => {
    const day = info.find(row => row.eid)
    expect(day && noticesOf(day, 'tomorrow')).toEqual([
      'Tomorrow: Eid al-Fitr, prayers at 7:30 AM & 9:00 AM',
    ])
  })

  it('is expected while its month is, unless its date is fixed', () => {
    const hijri = { confirmed: [], months: { begin: 'sighted' as const, since: '2027-01-01' } }
    const eid = {
      ...settings.eid,
      adha: { year: 1448, date: '2027-05-16', prayers: [{ time: '08:00' }] },
    }
    const now = new Date('2027-03-01T12:00:00Z')
    const days = prayerTimesResponse({ ...settings, hijri, eid }, { now, year: 2027 }).info
    expect(days.flatMap(row => (row.eid ? [row.eid.expected] : []))).toEqual([true, undefined])
  })
})
