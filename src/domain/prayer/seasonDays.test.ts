import { describe, expect, it } from 'vitest'
import { instantOf } from '#domain/time/civil.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { seedPrayerSettings } from './seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from './settings.ts'
import { computeDay } from './times.ts'
import { checkSettings, newProblems } from './timesReview.ts'
import { beginnings, dayTimes } from './view/times.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const settings = (part: Partial<PrayerSettings>): PrayerSettings =>
  PrayerSettingsSchema.parse({ ...seed, ...part })
const FIVE = { kind: 'fixed' as const, time: '17:00' }
const fitr = { year: 1448, prayers: [{ time: '07:30', takbir: '07:00' }] }

describe('Tarawih and imsak', () => {
  const ramadan = settings({
    ramadan: {
      imsak: 10,
      tarawih: [
        { time: '01:30', label: 'Qiyam', lastTen: true },
        { time: { standard: '20:30', daylight: '21:30' }, place: 'Annex' },
        { time: { afterIsha: 15 } },
      ],
    },
  })
  it.each([
    ['2027-02-06', "Sha'ban's last but one day", undefined, []],
    ['2027-02-07', 'the evening before Ramadan 1', undefined, ['19:45', '20:30']],
    ['2027-02-08', 'Ramadan 1', '05:32', ['19:45', '20:30']],
    ['2027-02-27', 'the evening of the 21st night', '05:08', ['19:45', '20:30', '01:30']],
    ['2027-03-08', 'the last day, whose evening is Shawwal', '04:54', []],
    ['2027-03-09', 'Shawwal 1', undefined, []],
  ])('%s: %s', (date, _, imsak, times) => {
    const day = computeDay(ramadan, date)
    expect(day.imsak).toBe(imsak)
    expect(day.tarawih.map(({ time }) => time)).toEqual(times)
  })

  it('keeps the label and place of a prayer', () => {
    expect(computeDay(ramadan, '2027-02-27').tarawih).toEqual([
      { time: '19:45' },
      { time: '20:30', place: 'Annex' },
      { time: '01:30', label: 'Qiyam' },
    ])
  })

  it('counts from Isha’s athan where its iqama cannot be', () => {
    const early = { ...ramadan, iqama: { ...ramadan.iqama, isha: [{ rule: FIVE }] } }
    const day = computeDay(early, '2027-02-08')
    expect([day.athan.isha, day.iqama.isha, day.tarawih[0]?.time]).toEqual(['18:39', '', '18:54'])
  })

  it('follows a confirmed month', () => {
    const moved = {
      ...ramadan,
      hijri: { confirmed: [{ year: 1448, month: 9, date: '2027-02-09' }] },
    }
    expect(computeDay(moved, '2027-02-07').tarawih).toEqual([])
    expect(computeDay(moved, '2027-02-08').tarawih).toHaveLength(2)
    expect(computeDay(moved, '2027-03-09').imsak).toBe('04:53')
  })
})

describe('Eid', () => {
  const confirmed = [{ year: 1448, month: 10, date: '2027-03-10' }]
  it.each<[string, Partial<PrayerSettings>, string]>([
    ['has its prayers on the calculated Shawwal 1', { eid: { fitr } }, '2027-03-09'],
    ['follows the confirmed one', { eid: { fitr }, hijri: { confirmed } }, '2027-03-10'],
    [
      'stays on a fixed date',
      { eid: { fitr: { ...fitr, date: '2027-03-11' } }, hijri: { confirmed } },
      '2027-03-11',
    ],
    ['is Dhu al-Hijjah 10 for Adha', { eid: { adha: fitr } }, '2027-05-16'],
  ])('%s', (_, part, iso) => {
    const days = [2027, 2028].flatMap(year => {
      const now = new Date('2027-01-01T12:00:00Z')
      return prayerTimesResponse(settings(part), { now, year }).info.filter(row => row.eid)
    })
    const known = days.filter(row => row.eid?.prayers.length)
    expect(known.map(row => row.iso)).toEqual([iso])
    expect(known[0]?.eid?.prayers).toEqual(fitr.prayers)
  })

  const daysOf = (part: Partial<PrayerSettings>) => {
    const now = new Date('2027-01-01T12:00:00Z')
    const { info } = prayerTimesResponse(settings(part), { now, year: 2027 })
    return info.flatMap(({ iso, eid }) => (eid ? [[iso, eid]] : []))
  }

  it.each<[string, PrayerSettings['hijri'], object]>([
    ['expected until someone has chosen how months begin', { confirmed: [] }, { expected: true }],
    ['certain once months are calculated', { confirmed: [], months: { begin: 'calculated' } }, {}],
  ])('is known without any setting, %s', (_, hijri, state) => {
    expect(daysOf({ hijri })).toEqual([
      ['2027-03-09', { name: 'Eid al-Fitr', ...state, prayers: [] }],
      ['2027-05-16', { name: 'Eid al-Adha', ...state, prayers: [] }],
    ])
  })

  it('is on a fixed date alone, and certain there', () => {
    const adha = { ...fitr, date: '2027-05-17' }
    expect(daysOf({ eid: { adha } }).at(-1)).toEqual([
      '2027-05-17',
      { name: 'Eid al-Adha', prayers: adha.prayers },
    ])
  })

  it('has no prayers of another year', () => {
    expect(daysOf({ eid: { fitr: { ...fitr, year: 1447 } } })[0]).toEqual([
      '2027-03-09',
      { name: 'Eid al-Fitr', expected: true, prayers: [] },
    ])
  })

  const shawwal = [{ year: 1448, month: 10, date: '2027-03-10' }]
  const calculated = { confirmed: [], months: { begin: 'calculated' as const } }
  const MEND = 'confirm the month under ‘Hijri months’ instead of fixing the day.'
  it.each<[string, string, PrayerSettings['hijri'], string[]]>([
    [
      'another day than the confirmed one',
      '2027-03-09',
      { confirmed: shawwal },
      [`Eid al-Fitr is Shawwal 1, March 10, 2027: ${MEND}`],
    ],
    [
      'another day than the calculated one',
      '2027-03-10',
      calculated,
      [`Eid al-Fitr is Shawwal 1, March 9, 2027: ${MEND}`],
    ],
    [
      'a day before the month is confirmed',
      '2027-03-09',
      { confirmed: [], months: { begin: 'sighted' } },
      [`Eid al-Fitr is Shawwal 1, expected on March 9, 2027: ${MEND}`],
    ],
    ['no day that is Shawwal 1', '2027-03-10', { confirmed: shawwal }, []],
  ])('al-Fitr is not fixed on %s', (_, date, hijri, messages) => {
    const after = settings({ hijri, eid: { fitr: { ...fitr, date } } })
    const before = settings({ hijri, eid: { fitr } })
    expect(newProblems(after, before, '2027-02-01').map(({ message }) => message)).toEqual(messages)
    expect(newProblems(after, after, '2027-02-01')).toEqual([])
  })

  it.each([
    [
      { eid: { fitr: { ...fitr, date: '2027-04-10' } } },
      'Eid al-Fitr 1448 is about March 9, 2027; April 10, 2027 is too far from it.',
    ],
    [
      { eid: { fitr: { year: 1448, prayers: [{ time: '19:30' }] } } },
      'An Eid prayer cannot be at 7:30 PM: enter a time between 4:00 AM and 2:00 PM.',
    ],
    [
      { eid: { fitr: { year: 1448, prayers: [{ time: '07:30', takbir: '08:00' }] } } },
      'The takbir comes before the prayer: its time must not be later.',
    ],
    [
      {
        eid: {
          fitr: { year: 1448, prayers: [{ time: '07:30' }, { time: '07:30', place: 'Park' }] },
          adha: { year: 1448, prayers: [{ time: '07:30' }, { time: '07:30' }] },
        },
      },
      'Two Eid prayers at one time in one place.',
    ],
    [
      {
        ramadan: {
          tarawih: [
            { time: '20:30' },
            { time: '20:30', place: 'Annex' },
            { time: { afterIsha: 15 } },
            { time: '20:30', lastTen: true },
          ],
        },
      },
      'Two Tarawih prayers at one time in one place.',
    ],
  ])('refuses %j', (part, message) => {
    expect(checkSettings(settings(part)).map(problem => problem.message)).toEqual([message])
  })
})

describe('further times', () => {
  const extraTimes = {
    sunrise: false,
    ishraq: 20,
    ...{ duha: true, zawal: true, forbidden: true, midnight: true, lastThird: true },
  }
  const rowOn = (date: string, part: Partial<PrayerSettings>) => {
    const now = instantOf(date, '12:00', seed.place.timeZone)
    const response = prayerTimesResponse(settings(part), { now })
    return { ...response, row: response.info.find(row => row.iso === date) }
  }

  it('are absent by default', () => {
    const { row, hidesSunrise } = rowOn('2026-11-21', {})
    expect(row?.extra).toBeUndefined()
    expect(hidesSunrise).toBeUndefined()
  })

  // 06:50 11:43 16:33, and Fajr of the next day 05:31.
  it('follow their definitions', () => {
    const { row, hidesSunrise } = rowOn('2026-11-21', { extraTimes })
    expect(row?.extra).toEqual({
      ishraq: '07:10',
      duha: '09:16',
      zawal: '11:42',
      forbidden: [
        ['06:50', '07:10'],
        ['11:33', '11:43'],
        ['16:13', '16:33'],
      ],
      midnight: '23:02',
      lastThird: '01:11',
    })
    expect(hidesSunrise).toBe(true)
  })

  it('have Asr by both schools, whichever the mosque follows', () => {
    const hanafi = { ...seed.calculation, madhab: 'hanafi' as const }
    const first = rowOn('2026-11-21', { extraTimes: { asr: true } }).row
    const later = rowOn('2026-11-21', { extraTimes: { asr: true }, calculation: hanafi }).row
    expect([first?.asr.time, first?.extra?.asr]).toEqual([later?.extra?.asr, later?.asr.time])
    expect(dayTimes(later!, ['asr']).map(beginnings)).toEqual([[first?.asr.time, later?.asr.time]])
    expect(dayTimes(later!, ['isha']).map(beginnings)).toEqual([[later?.isha.time]])
  })

  it('count the hours that pass in a night in which the clocks change', () => {
    const { row } = rowOn('2027-03-13', { extraTimes: { midnight: true, lastThird: true } })
    // 18:00 to 05:54 daylight time: 10 h 54 min
    expect([row?.maghrib.time, row?.extra?.midnight, row?.extra?.lastThird]).toEqual([
      '18:00',
      '23:27',
      '01:16',
    ])
  })
})
