import { describe, expect, it } from 'vitest'
import { instantOf } from '#domain/time/civil.ts'
import { announcements } from './changes.ts'
import type { MonthStart } from './hijri.ts'
import type { IqamaRule } from './iqamaRule.ts'
import type { PrayerName } from './names.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { at } from './testing/rules.ts'
import { computeDay } from './times.ts'
import { checkSettings } from './timesReview.ts'
import { whyThisTime } from './why.ts'

const RAMADAN = 9
const later: IqamaRule = { kind: 'after-athan', minutes: 5 }

/** Ramadan 1448 is calculated from February 8 to March 8, 2027. */
function settingsWith(confirmed: MonthStart[] = []): PrayerSettings {
  const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
  const inRamadan = (time: string) => [{ rule: later }, { hijriMonth: RAMADAN, rule: at(time) }]
  return {
    ...seed,
    iqama: {
      fajr: inRamadan('06:10'),
      dhuhr: inRamadan('13:30'),
      asr: [{ rule: later }],
      maghrib: inRamadan('18:20'),
      isha: inRamadan('20:15'),
    },
    jumuah: [
      { slots: [{ time: '13:45' }] },
      { hijriMonth: RAMADAN, slots: [{ time: '13:15' }, { time: '14:15' }] },
    ],
    hijri: { confirmed },
  }
}

const aDayLater = [{ year: 1448, month: RAMADAN, date: '2027-02-09' }]

describe('rules of a Hijri month', () => {
  it.each<[PrayerName, string, boolean]>([
    ['fajr', '2027-02-07', false],
    ['fajr', '2027-02-08', true],
    ['fajr', '2027-03-08', true],
    ['fajr', '2027-03-09', false],
    ['maghrib', '2027-02-07', false],
    ['maghrib', '2027-03-08', true],
    // The nights of Ramadan begin on the evening before.
    ['isha', '2027-02-06', false],
    ['isha', '2027-02-07', true],
    ['isha', '2027-03-07', true],
    ['isha', '2027-03-08', false],
    // The next Ramadan, and one that is never reached by the settings' own years.
    ['fajr', '2028-01-28', true],
    ['fajr', '2031-12-20', true],
  ])('%s on %s follows Ramadan: %s', (prayer, date, follows) => {
    const { follows: rule } = computeDay(settingsWith(), date)
    expect(rule[prayer].includes('fixed')).toBe(follows)
  })

  it('move with a confirmed month', () => {
    const [calculated, confirmed] = [settingsWith(), settingsWith(aDayLater)]
    expect(computeDay(calculated, '2027-02-08').iqama.fajr).toBe('06:10')
    expect(computeDay(confirmed, '2027-02-08').iqama.fajr).not.toBe('06:10')
    expect(computeDay(confirmed, '2027-02-09').iqama.fajr).toBe('06:10')
    expect(computeDay(confirmed, '2027-02-08').iqama.isha).toBe('20:15')
  })

  it("set the Jumu'ah of the month’s Fridays", () => {
    const times = (date: string) => computeDay(settingsWith(), date).jumuah.map(({ time }) => time)
    expect(times('2027-02-05')).toEqual(['13:45'])
    expect(times('2027-02-12')).toEqual(['13:15', '14:15'])
    expect(times('2027-03-12')).toEqual(['13:45'])
  })

  it('may be limited to a part of the month', () => {
    const settings = settingsWith()
    settings.iqama.isha = [
      { rule: later },
      { hijriMonth: RAMADAN, until: '2027-02-28', rule: at('20:15') },
      { hijriMonth: RAMADAN, from: '2027-03-01', rule: at('20:45') },
    ]
    expect(checkSettings(settings)).toEqual([])
    expect(computeDay(settings, '2027-02-28').iqama.isha).toBe('20:15')
    expect(computeDay(settings, '2027-03-01').iqama.isha).toBe('20:45')
    expect(computeDay(settings, '2028-02-01').iqama.isha).toBe('20:45')
  })

  it('are announced once, a week ahead, with the day on which they begin and end', () => {
    const lines = (moment: string, confirmed?: MonthStart[]) => {
      const [date = '', clock = ''] = moment.split('T')
      const now = instantOf(date, clock, 'America/New_York')
      return announcements(prayerTimesResponse(settingsWith(confirmed), { now }), now)
        .map(({ when, what }) => `${when}: ${what}`)
        .filter(line => line.includes('Isha'))
    }
    expect(lines('2027-02-01T12:00')).toEqual([
      'From Sunday, February 7: Isha iqama 8:15 PM (was 6:36 PM)',
    ])
    expect(lines('2027-02-08T12:00')).toEqual([])
    expect(lines('2027-02-02T12:00', aDayLater)).toEqual([
      expect.stringMatching(/^From Monday, February 8: Isha iqama 8:15 PM/),
    ])
    expect(lines('2027-03-04T12:00')).toEqual([
      'From Monday, March 8: Isha iqama 7:15 PM (was 8:15 PM)',
    ])
  })

  it('are explained with their month', () => {
    const now = new Date('2027-02-10T12:00:00Z')
    const response = prayerTimesResponse(settingsWith(), { now })
    const why = (name: PrayerName, iso: string) =>
      whyThisTime(response, response.info.find(row => row.iso === iso)!, name).iqama
    expect(why('isha', '2027-02-06')).toBe('5 minutes after athan.')
    expect(why('isha', '2027-02-07')).toBe('In Ramadan at 8:15 PM.')
    expect(why('fajr', '2027-02-07')).toBe('5 minutes after athan.')
    expect(why('fajr', '2027-02-08')).toBe('In Ramadan at 6:10 AM.')
    expect(response.rules.asr).toEqual([{ text: '5 minutes after athan' }])
  })

  it('neither fill gaps of the year nor overlap with its rules, only with each other', () => {
    const messages = (isha: PrayerSettings['iqama']['isha']) => {
      const settings = settingsWith()
      settings.iqama.isha = isha
      return checkSettings(settings).map(({ path, message }) => `${path.join('.')}: ${message}`)
    }
    const month = { hijriMonth: RAMADAN, rule: at('20:15') }
    expect(messages([{ rule: later }, month, { hijriMonth: 8, rule: later }])).toEqual([])
    expect(messages([month])).toEqual(['iqama.isha: Isha needs a rule for the rest of the year.'])
    expect(messages([{ rule: later }, month, { ...month, from: '2027-02-20' }])).toEqual([
      'iqama.isha.2.from: Two Isha rules hold on February 20, 2027 in Ramadan: end the earlier one the day before.',
    ])
    expect(messages([{ until: '2027-02-01', rule: later }, month])).toEqual([
      "iqama.isha.0.until: Isha has no rule after February 1, 2027: leave out the last rule's end.",
    ])
  })
})
