import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remembered } from '#domain/remembered.ts'
import { addDays, datesFrom, daysBetween } from '#domain/time/civil.ts'
import { announcements } from './changes.ts'
import { formatHijri } from './formatHijri.ts'
import {
  calculatedStartOf,
  FARTHEST,
  hijriMonths,
  indexOf,
  type MonthStart,
  monthAt,
  ummAlQura,
} from './hijri.ts'
import { checkHijri } from './hijriChecks.ts'
import { hijriMonthsOf, lastUnconfirmedTurn, monthBeginningOf } from './hijriSettings.ts'
import { moonNotice } from './moonNotice.ts'
import { prayerTimesResponse } from './prayerTimesResponse.ts'
import { prayerState } from './schedule.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import awaited from './testing/awaited.json' with { type: 'json' }
import { dayComputer } from './times.ts'

type Hijri = PrayerSettings['hijri']

const SHABAN = { year: 1448, month: 8, date: '2027-01-09' }
const ramadan = (date: string): MonthStart => ({ year: 1448, month: 9, date })
const awaiting = (confirmed: MonthStart[] = [], since = '2027-01-15'): Hijri => ({
  confirmed,
  months: { begin: 'announced', since },
})
const read = (hijri: Hijri, today: string, date: string) => {
  const found = hijriMonthsOf(hijri, today).dateOf(date)
  return `${formatHijri(found)}${found.expected ? ' (expected)' : ''}`
}

describe('how months begin', () => {
  it.each([
    ['as chosen', awaiting(), 'announced'],
    ['announced where months are confirmed', { confirmed: [SHABAN] }, 'announced'],
    ['calculated on a new site', { confirmed: [] }, 'calculated'],
    [
      'calculated where chosen',
      { confirmed: [SHABAN], months: { begin: 'calculated' } },
      'calculated',
    ],
  ] satisfies [string, Hijri, string][])('is %s', (_, hijri, expected) => {
    expect(monthBeginningOf(hijri)).toBe(expected)
  })

  it('leaves nothing expected where months are calculated', () => {
    const { dateOf } = hijriMonthsOf(
      { confirmed: [SHABAN], months: { begin: 'calculated' } },
      '2027-02-08',
    )
    for (const date of datesFrom('2027-01-01', '2027-04-01'))
      expect(dateOf(date)).toEqual(ummAlQura(date))
  })
})

// Calculated: Sha'ban 9 January, Ramadan 8 February (30 days later), Shawwal 9 March (29 days later).
describe('the end of a month that is not calculated', () => {
  it.each(awaited.months as [string, Hijri, string, string, string][])(
    'has %s',
    (_, hijri, today, date, expected) => {
      expect(read(hijri, today, date)).toBe(expected)
    },
  )

  it('keeps months of 29 or 30 days and at most a day later than calculated where nobody confirms', () => {
    const { startOf } = hijriMonthsOf(awaiting(), '2030-01-01')
    for (let index = indexOf(SHABAN); index < indexOf(SHABAN) + 30; index++) {
      const month = { year: Math.floor(index / 12), month: (index % 12) + 1 }
      const days = datesFrom(startOf(index), startOf(index + 1)).length - 1
      expect([29, 30], String(index)).toContain(days)
      const latest = [9, 10, 12].includes(month.month) ? 3 : 1
      expect(startOf(index) >= calculatedStartOf(month)).toBe(true)
      expect(startOf(index) <= addDays(calculatedStartOf(month), latest)).toBe(true)
    }
  })

  it('never moves a confirmed month, and keeps what passed, when a later one is confirmed', () => {
    const before = hijriMonthsOf(awaiting([SHABAN]), '2027-03-09')
    const after = hijriMonthsOf(
      awaiting([SHABAN, { year: 1448, month: 10, date: '2027-03-10' }]),
      '2027-03-09',
    )
    for (const date of datesFrom('2027-01-01', '2027-03-09')) {
      expect(formatHijri(after.dateOf(date)), date).toBe(formatHijri(before.dateOf(date)))
    }
  })
})

describe('any months that were confirmed and any day', () => {
  const START = indexOf({ year: 1448, month: 1 })
  const confirmed = fc
    .array(
      fc.record({ index: fc.integer({ min: 0, max: 24 }), days: fc.integer({ min: -3, max: 3 }) }),
    )
    .map(found =>
      found.map(({ index, days }) => {
        const month = monthAt(START + index)
        return { ...month, date: addDays(calculatedStartOf(month), days) }
      }),
    )
    .filter(months => checkHijri(months).length === 0)
  const day = fc.integer({ min: 0, max: 700 }).map(days => addDays('2026-06-16', days))

  it('have months of 29 or 30 days near the calculation, and confirmed starts', () => {
    fc.assert(
      fc.property(confirmed, day, fc.option(day, { nil: undefined }), (known, today, since) => {
        const { startOf } = hijriMonths(known, { today, since })
        for (let index = START - 1; index < START + 27; index++) {
          const start = startOf(index)
          expect([29, 30]).toContain(daysBetween(start, startOf(index + 1)))
          const away = daysBetween(calculatedStartOf(monthAt(index)), start)
          expect(Math.abs(away)).toBeLessThanOrEqual(FARTHEST)
        }
        for (const start of known) expect(startOf(indexOf(start))).toBe(start.date)
      }),
      { numRuns: 40 },
    )
  })

  it('keep the date that was shown on a day, as long as nobody confirms anything', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        (since, days, more) => {
          const shown = addDays(since, days)
          expect(read(awaiting([], since), shown, shown)).toBe(
            read(awaiting([], since), addDays(shown, more), shown),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the last day on which dates changed unconfirmed', () => {
  const shawwal = { year: 1448, month: 10, date: '2027-03-10' }
  it.each([
    ['the first of the month', awaiting(), '2027-03-08', '2027-02-08'],
    ['its day 30', awaiting(), '2027-03-09', '2027-03-09'],
    ['the first of the next month', awaiting(), '2027-03-30', '2027-03-10'],
    ['none where it was confirmed', awaiting([shawwal]), '2027-03-20', undefined],
    ['none after a confirmed month', awaiting([ramadan('2027-02-08')]), '2027-03-08', undefined],
    ['none where months are calculated', { confirmed: [] }, '2027-03-20', undefined],
  ] satisfies [string, Hijri, string, string | undefined][])('is %s', (_, hijri, today, day) => {
    expect(lastUnconfirmedTurn(hijri, today)).toBe(day)
  })
})

describe('what visitors read before a month begins', () => {
  const notice = (hijri: Hijri, date: string, today = date) => {
    const settings = { ...seedPrayerSettings(new Date('2026-11-21T17:00:00Z')), hijri }
    const dayOf = remembered(dayComputer(settings, today))
    return moonNotice(dayOf(date), dayOf, hijri.tellsExpected === true)
  }

  it.each(awaited.notices as [string, Hijri, string, string | null][])(
    'is %s',
    (_, hijri, date, expected) => {
      expect(notice(hijri, date)).toBe(expected ?? undefined)
    },
  )
})

describe('the response where months are awaited', () => {
  const seed = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
  const at = (now: string, hijri: Hijri) => {
    const moment = new Date(now)
    const response = prayerTimesResponse({ ...seed, hijri }, { now: moment })
    const state = prayerState(response, moment)
    return state.status === 'ready' ? state : undefined
  }

  it('marks expected days, in the headline too', () => {
    const evening = at('2027-02-08T00:30:00Z', awaiting())
    expect(evening?.hijri).toBe("Evening of Sha'ban 30 or Ramadan 1, 1448")
    expect(evening?.tomorrow).toMatchObject({ hijri: 'Ramadan 1, 1448', expected: true })
  })

  it('turns with a confirmation, with the notice', () => {
    const before = at('2027-02-06T21:30:00Z', awaiting([ramadan('2027-02-07')]))
    expect(before?.notices).toEqual(['Ramadan begins tonight'])
    const evening = at('2027-02-07T00:30:00Z', awaiting([ramadan('2027-02-07')]))
    expect(evening?.hijri).toBe('Evening of Ramadan 1, 1448')
    expect(evening?.notices).toEqual([])
    expect(evening?.tomorrow.expected).toBeUndefined()
  })

  it('announces changes of an expected month as expected, and as certain once it is confirmed', () => {
    const iqama = {
      ...seed.iqama,
      isha: [
        ...seed.iqama.isha,
        { hijriMonth: 9, rule: { kind: 'fixed', time: '21:00' } as const },
      ],
    }
    const lines = (hijri: Hijri) => {
      const now = new Date('2027-02-05T17:00:00Z')
      return announcements(prayerTimesResponse({ ...seed, iqama, hijri }, { now }), now)
    }
    const change = {
      what: 'Isha iqama 9:00 PM (was 7:30 PM)',
      until: new Date('2027-02-07T21:00:00-05:00'),
    }
    expect(lines(awaiting([SHABAN]))).toEqual([
      { when: 'From Sunday, February 7 (expected)', ...change },
    ])
    expect(lines(awaiting([SHABAN, ramadan('2027-02-08')]))).toEqual([
      { when: 'From Sunday, February 7', ...change },
    ])
  })

  it('has neither field on ordinary days of a site that calculates', () => {
    const { info } = prayerTimesResponse(seed, { now: new Date('2026-11-21T17:00:00Z') })
    expect(info.some(row => 'expected' in row || 'moon' in row)).toBe(false)
  })
})
