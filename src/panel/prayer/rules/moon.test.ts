import { describe, expect, it } from 'vitest'
import { moonOn, withBeginning, withMonth } from '#domain/prayer/awaitedMoon.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { printedMonths } from '../timetable/printMonths.ts'
import { moonEffects } from './moonEffects.ts'
import { moonHeading, unconfirmedInWords } from './moonWords.ts'

type Hijri = PrayerSettings['hijri']

const RAMADAN = { year: 1448, month: 9 }
const SHABAN = { year: 1448, month: 8, date: '2027-01-09' }
const awaiting = (...confirmed: Hijri['confirmed']): Hijri => ({
  confirmed,
  months: { begin: 'announced', since: '2027-01-01' },
})

// Calculated: Sha'ban 9 January, Ramadan 8 February, Shawwal 9 March 2027.
describe('the question about the moon', () => {
  it.each([
    ['is not asked before the 27th', awaiting(SHABAN), '2027-02-03', null],
    [
      'is not asked where months are calculated',
      { confirmed: [], months: { begin: 'calculated' } },
      '2027-02-06',
      null,
    ],
    ['is announced on the 27th', awaiting(SHABAN), '2027-02-04', []],
    [
      'is tonight or tomorrow on the 29th',
      awaiting(SHABAN),
      '2027-02-06',
      ['Ramadan begins tonight', "Tomorrow is Sha'ban 30"],
    ],
    [
      'is last night or tonight on the 30th',
      awaiting(SHABAN),
      '2027-02-07',
      ['Ramadan began last night', 'Ramadan begins tonight'],
    ],
    [
      'can be a day later where the month before was only expected',
      awaiting(),
      '2027-02-07',
      ['Ramadan began last night', 'Ramadan begins tonight', "Tomorrow is Sha'ban 30"],
    ],
    [
      'stays open in the first days',
      awaiting(SHABAN),
      '2027-02-09',
      [
        'Ramadan began on Saturday evening, February 6',
        'Ramadan began on Sunday evening, February 7',
      ],
    ],
    ['ends after the third day', awaiting(SHABAN), '2027-02-11', null],
    [
      'has no outcomes once confirmed',
      awaiting(SHABAN, { ...RAMADAN, date: '2027-02-07' }),
      '2027-02-06',
      [],
    ],
  ] satisfies [string, Hijri, string, string[] | null][])('%s', (_, hijri, today, titles) => {
    expect(moonOn(hijri, today)?.outcomes.map(({ title }) => title) ?? null).toEqual(titles)
  })

  it('names the day in both calendars', () => {
    expect(moonOn(awaiting(SHABAN), '2027-02-06')?.outcomes).toEqual([
      {
        start: '2027-02-07',
        title: 'Ramadan begins tonight',
        detail: 'Tomorrow, Sunday, February 7, is Ramadan 1, 1448.',
      },
      {
        start: '2027-02-08',
        title: "Tomorrow is Sha'ban 30",
        detail: 'Ramadan begins tomorrow evening: Monday, February 8 is Ramadan 1, 1448.',
      },
    ])
  })

  it('comes after the choice of how months begin', () => {
    expect(moonOn({ confirmed: [] }, '2027-02-06')).toMatchObject({ needsChoice: true })
    expect(moonOn({ confirmed: [] }, '2027-02-09')).toBeNull()
  })

  it('is asked on the calculated evening too where the month before is only expected', () => {
    const forgotten: Hijri = { confirmed: [], months: { begin: 'sighted', since: '2026-03-01' } }
    const moon = moonOn(forgotten, '2027-02-07')
    expect(moon?.outcomes[0]).toMatchObject({
      start: '2027-02-08',
      title: 'Ramadan begins tonight',
    })
  })

  it('offers only days that can be saved', () => {
    const late = awaiting({ year: 1448, month: 7, date: '2026-12-09' }, SHABAN)
    const moon = moonOn(late, '2027-02-06')
    expect(moon?.outcomes.map(({ start }) => start)).toEqual(['2027-02-07', '2027-02-08'])
  })
})

describe('what the card says', () => {
  const both = /^From Maghrib on visitors read both outcomes/
  it.each<[string, Hijri, string, RegExp]>([
    [
      '2027-02-04',
      awaiting(SHABAN),
      'Ramadan is expected on Saturday evening, February 6 or the evening after',
      both,
    ],
    ['2027-02-06', awaiting(SHABAN), 'Ramadan may begin this evening', both],
    [
      '2027-02-07',
      awaiting(SHABAN),
      'Ramadan is not confirmed yet',
      /^Visitors read that today is not confirmed by the mosque yet.* A tap still turns everything/,
    ],
    [
      '2027-02-08',
      awaiting(SHABAN),
      'Ramadan is not confirmed yet',
      /follows from 30 days of the month before, and visitors read it as certain/,
    ],
    [
      '2027-02-09',
      awaiting(),
      'Ramadan is not confirmed yet',
      /^Visitors read that it is expected, and it is not greeted/,
    ],
    [
      '2027-01-07',
      { confirmed: [{ year: 1448, month: 7, date: '2026-12-10' }], months: { begin: 'sighted' } },
      "Sha'ban may begin this evening",
      /^Until you confirm it, visitors read ‘expected’/,
    ],
    ['2027-02-06', { confirmed: [] }, 'Ramadan is expected on Sunday evening, February 7', both],
  ])('is true of the evening on %s', (today, hijri, heading, text) => {
    const moon = moonOn(hijri, today)!
    expect(moonHeading(moon, today)).toBe(heading)
    expect(unconfirmedInWords(moon, today)).toMatch(text)
  })
})

describe('the choice of how months begin', () => {
  it('counts from today, and keeps its day between two ways to wait', () => {
    const chosen = withBeginning({ confirmed: [] }, 'announced', '2027-02-06')
    expect(chosen.months).toEqual({ begin: 'announced', since: '2027-02-06' })
    expect(withBeginning(chosen, 'sighted', '2027-03-06').months).toEqual({
      begin: 'sighted',
      since: '2027-02-06',
    })
    expect(withBeginning(chosen, 'calculated', '2027-03-06').months).toEqual({
      begin: 'calculated',
    })
  })
})

describe('what a confirmed month changes', () => {
  const settings = {
    ...seedPrayerSettings(new Date('2026-11-21T17:00:00Z')),
    hijri: awaiting(SHABAN),
  }
  settings.calculation = { ...settings.calculation, method: 'UmmAlQura' }
  settings.ramadan = { tarawih: [{ time: '20:30' }] }
  settings.eid = { fitr: { year: 1448, prayers: [{ time: '08:00' }] } }
  const moon = moonOn(settings.hijri, '2027-02-06')!
  const effects = (start: string) => moonEffects(settings, moon, start, '2027-02-06')

  it('is said of the dates, Eid, Tarawih, times and the notice', () => {
    expect(effects('2027-02-07')).toEqual([
      "Saturday, February 6 is Sha'ban 29, 1448, Sunday, February 7 is Ramadan 1, 1448. From then on the Hijri dates move by a day.",
      'The first fast is on Sunday, February 7, and Eid al-Fitr is expected on Tuesday, March 9.',
      'The first Tarawih is on Saturday, February 6 at 8:30 PM.',
      'On Tuesday, March 9: Eid al-Fitr (expected), prayer at 8:00 AM.',
      expect.stringMatching(
        /^Isha athan moves on 2 days, first on Sunday, February 7: \d:\d\d PM instead of \d:\d\d PM\.$/,
      ),
      'Isha iqama moves on 2 days, first on Sunday, February 7: 7:31 PM instead of 7:30 PM.',
      'Home, prayer times and the header say ‘Ramadan begins tonight’.',
      'Calendars that people subscribed to follow at their next update.',
    ])
  })

  it('names Eid on the day that visitors read', () => {
    const adha = { year: 1448, date: '2027-05-18', prayers: [] }
    const fixed = { ...settings, eid: { adha } }
    const month = moonOn(awaiting(SHABAN), '2027-02-06')!
    const dhuAlHijjah = { ...month, month: 12, start: '2027-05-07' }
    expect(moonEffects(fixed, dhuAlHijjah, '2027-05-07', '2027-05-06')).toContain(
      'Eid al-Adha is on Tuesday, May 18.',
    )
  })

  it('says that nothing moves where the month begins as expected', () => {
    const lines = effects('2027-02-08')
    expect(lines[0]).toMatch(/as expected\. They are no longer marked as expected\.$/)
    expect(lines).toContain('No athan and no iqama moves.')
    expect(lines).toContain(
      'Home, prayer times and the header say ‘Ramadan begins tomorrow evening’.',
    )
  })

  it('moves the printed year, where expected dates have a mark', () => {
    const print = (hijri: Hijri) => {
      const now = new Date('2027-02-06T17:00:00Z')
      return printedMonths(prayerTimesResponse({ ...settings, hijri }, { now, year: 2027 }))[1]
    }
    const dates = (month: ReturnType<typeof print>) =>
      month?.days
        .slice(5, 8)
        .map(({ hijri, isExpected }) => `${hijri.month} ${hijri.day}${isExpected ? '*' : ''}`)
    const expected = print(settings.hijri)
    expect(dates(expected)).toEqual(["Sha'ban 29", "Sha'ban 30*", 'Ramadan 1*'])
    expect(expected?.notes).toEqual(['* Expected: not confirmed yet when this was printed.'])
    const confirmed = print(withMonth(settings.hijri, RAMADAN, '2027-02-07'))
    expect(dates(confirmed)).toEqual(["Sha'ban 29", 'Ramadan 1', 'Ramadan 2'])
    expect(confirmed?.notes).toEqual([])
  })

  it('names the earlier month that moves where that was only expected', () => {
    const expected = { ...settings, hijri: awaiting() }
    const later = moonEffects(
      expected,
      moonOn(expected.hijri, '2027-02-07')!,
      '2027-02-09',
      '2027-02-07',
    )
    expect(later).toContain(
      "Sha'ban 1448 begins on Sunday, January 10 instead of Saturday, January 9, since a month has at most 30 days.",
    )
  })

  it('is undone without a trace', () => {
    const confirmed = withMonth(settings.hijri, RAMADAN, '2027-02-07')
    expect(withMonth(confirmed, RAMADAN, null)).toEqual(settings.hijri)
  })
})
