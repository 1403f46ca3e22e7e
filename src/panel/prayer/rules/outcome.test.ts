import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { applied, type Change, type IqamaChange } from './change.ts'
import { outcomeOf } from './outcome.ts'
import samples from './testing/changes.json' with { type: 'json' }

const TODAY = '2026-11-23'
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
/** Isha is late enough that its athan is before it all year. */
const stored: PrayerSettings = {
  ...seed,
  iqama: { ...seed.iqama, isha: [{ rule: { kind: 'fixed', time: '22:30' } }] },
}
const withTable: PrayerSettings = {
  ...stored,
  tables: [
    {
      year: 2027,
      days: computeRange(stored, '2027-01-01', '2027-12-31').map(({ iso: date, athan }) => ({
        date,
        ...athan,
        iqama: { isha: '22:35' },
      })),
    },
  ],
}
const isha: IqamaChange = {
  kind: 'iqama',
  prayer: 'isha',
  rule: { kind: 'fixed', time: '22:45' },
  when: 'offered',
  from: '2026-11-27',
  until: '',
}
const ofTable: IqamaChange = { ...isha, from: '2027-01-15', until: '2027-12-31' }

function outcome(change: Change, settings = stored) {
  const edited = applied(settings, change)
  const days = { before: dayComputer(settings, TODAY), after: dayComputer(edited, TODAY) }
  return outcomeOf(change, { stored: settings, draft: settings, edited, today: TODAY, days })
}

describe('the outcome of a change', () => {
  it.each(samples.outcomes as [Change, string, string][])(
    'of %j says what visitors see',
    (change, label, sentence) => {
      expect(outcome(change)).toEqual({ label, sentence })
    },
  )

  it('says on which days no such time can be', () => {
    const summer = { ...isha, rule: { kind: 'fixed', time: '21:00' } } as const
    expect(outcome(summer)).toEqual({
      label: 'Change Isha to 9:00 PM from Friday',
      sentence:
        'Isha at 9:00 PM from Friday, November 27 until Sunday, April 18 and from Wednesday, August 25; no iqama from Monday, April 19 until Tuesday, August 24.',
    })
  })

  it('says that its days have no iqama where the time can be on none of them', () => {
    const early = { ...isha, rule: { kind: 'fixed', time: '16:00' }, until: '2026-12-03' } as const
    expect(outcome(early)).toEqual({
      label: 'Leave Isha without iqama from Friday until Dec 3',
      sentence: 'Isha has no iqama from Friday, November 27 until Thursday, December 3.',
    })
  })

  it('says that the timetable decides, and what replacing its days changes', () => {
    expect(outcome(ofTable, withTable)).toEqual({
      label: 'Save, without a change for visitors',
      sentence: 'Visitors see no change: the timetable decides.',
    })
    const over = { from: TODAY, deciders: ['table'] } as const
    expect(outcome({ ...ofTable, over }, withTable)).toEqual({
      label: 'Change Isha to 10:45 PM from Jan 15 until Dec 31, 2027',
      sentence: 'Isha at 10:45 PM from Friday, January 15 until Friday, December 31, 2027.',
    })
  })

  it('says that Jumu’ah is in place of Dhuhr', () => {
    const dhuhr = { date: '2026-12-04', iqama: { dhuhr: '13:40' } }
    expect(outcome({ kind: 'day', day: dhuhr }).label).toBe('Save, without a change for visitors')
  })
})
