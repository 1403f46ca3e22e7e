import { describe, expect, it } from 'vitest'
import { messagesOf } from '#domain/declared/problems.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { checkSettings } from '#domain/prayer/timesReview.ts'
import {
  applied,
  type Change,
  type DatedChange,
  type IqamaChange,
  pathOfChange,
  withoutDay,
} from './change.ts'
import { changeProblems } from './changeProblems.ts'
import { datedWords } from './changeWords.ts'
import { formMessages, toProblems } from './messages.ts'

const TODAY = '2026-11-21'
const seed = () => seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const isha: IqamaChange = {
  kind: 'iqama',
  prayer: 'isha',
  rule: { kind: 'fixed', time: '19:45' },
  when: 'offered',
  from: '2026-11-27',
  until: '',
}
const eid = {
  date: '2027-03-10',
  note: 'Eid al-Fitr',
  iqama: { dhuhr: '13:00' },
}

describe('applied', () => {
  it.each<[string, Change, (settings: PrayerSettings) => unknown, unknown]>([
    [
      'ends the old rule the day before a new one',
      isha,
      s => s.iqama.isha,
      [
        { until: '2026-11-26', rule: { kind: 'after-athan', minutes: 10, notBefore: '19:30' } },
        { from: '2026-11-27', rule: { kind: 'fixed', time: '19:45' } },
      ],
    ],
    [
      'leaves out blank bounds',
      {
        ...isha,
        when: 'date',
        from: '',
        replaces: {},
        rule: { ...isha.rule, notBefore: '', notAfter: '' },
      },
      s => s.iqama.isha,
      [{ rule: { kind: 'fixed', time: '19:45' } }],
    ],
    [
      'turns a rule for one day into a single day',
      { ...isha, when: 'day' },
      s => [s.iqama.isha.length, s.overrides],
      [1, [{ date: '2026-11-27', iqama: { isha: '19:45' } }]],
    ],
    [
      'frees the old days of a changed rule',
      {
        ...isha,
        prayer: 'fajr',
        rule: { kind: 'after-athan', minutes: 30 },
        when: 'date',
        from: '2026-12-04',
        replaces: { from: '2026-11-27' },
      },
      s => s.iqama.fajr,
      [
        { until: '2026-12-03', rule: { kind: 'after-athan', minutes: 20 } },
        { from: '2026-12-04', rule: { kind: 'after-athan', minutes: 30 } },
      ],
    ],
    [
      "Jumu'ah slots from a Friday on, without what was left blank",
      {
        kind: 'jumuah',
        from: '2026-12-04',
        until: '',
        slots: [{ time: '13:30', khutbah: '', label: ' ', language: ' Urdu ' }],
      },
      s => s.jumuah.map(({ from, until, slots }) => [from, until, slots.length, slots[0]]),
      [
        [
          undefined,
          '2026-12-03',
          2,
          { time: '13:45', khutbah: '13:15', language: 'English', label: "First Jumu'ah" },
        ],
        ['2026-12-04', undefined, 1, { time: '13:30', language: 'Urdu' }],
      ],
    ],
    [
      'leaves out the blank fields of a single day',
      { kind: 'day', day: { ...eid, athan: { fajr: '' }, iqama: { dhuhr: '13:00', asr: '' } } },
      s => s.overrides,
      [eid],
    ],
  ])('%s', (_, change, look, expected) => {
    const settings = applied(seed(), change)
    expect(changeProblems(change)).toEqual([])
    expect(look(settings)).toEqual(expected)
    expect(PrayerSettingsSchema.safeParse(settings).error).toBeUndefined()
    expect(checkSettings(settings)).toEqual([])
  })

  it('keeps the other fields of a single day', () => {
    const settings = applied(seed(), { kind: 'day', day: eid })
    const both = applied(settings, { ...isha, when: 'day', from: eid.date })
    expect(both.overrides).toEqual([{ ...eid, iqama: { dhuhr: '13:00', isha: '19:45' } }])
  })

  it('moves a single day without a copy, and removes it', () => {
    const settings = applied(seed(), { kind: 'day', day: eid })
    const moved = applied(settings, {
      kind: 'day',
      day: { ...eid, date: '2027-03-09' },
      replaces: eid.date,
    })
    expect(moved.overrides.map(({ date }) => date)).toEqual(['2027-03-09'])
    expect(withoutDay(moved, '2027-03-09').overrides).toEqual([])
  })
})

describe('datedWords', () => {
  it.each<[DatedChange, string]>([
    [{ ...isha, when: 'day' }, 'Isha at 7:45 PM on Friday, November 27 only'],
    [{ kind: 'day', day: eid }, 'Wednesday, March 10: Eid al-Fitr. Dhuhr iqama 1:00 PM'],
    [{ kind: 'day', day: { date: '2026-11-27', jumuah: [] } }, "Friday, November 27: no Jumu'ah"],
    [{ kind: 'day', day: { date: '' } }, 'nothing set yet'],
  ])('%#', (change, expected) => {
    expect(datedWords(change, TODAY).sentence).toBe(expected)
  })
})

describe('changeProblems', () => {
  it.each<[string, Change, string[]]>([
    ['no time', { ...isha, rule: { kind: 'fixed', time: '' } }, ['rule.time']],
    [
      'one season’s time',
      { ...isha, rule: { kind: 'fixed', time: { standard: '19:30', daylight: '' } } },
      ['rule.time.daylight'],
    ],
    [
      'no minutes',
      { ...isha, rule: { kind: 'after-athan', minutes: Number.NaN } },
      ['rule.minutes'],
    ],
    [
      'minutes and a half',
      { ...isha, rule: { kind: 'after-athan', minutes: 2.5 } },
      ['rule.minutes'],
    ],
    [
      'more than three hours',
      { ...isha, rule: { kind: 'after-athan', minutes: 181 } },
      ['rule.minutes'],
    ],
    ['half a bound', { ...isha, rule: { ...isha.rule, notBefore: '7' } }, ['rule.notBefore']],
    ['no day', { ...isha, from: '' }, ['from']],
    ['a year half typed', { ...isha, from: '0202-11-27' }, ['from']],
    ['the end before the start', { ...isha, until: '2026-11-26' }, ['until']],
    ['no first day of a changed rule', { ...isha, when: 'date', from: '', replaces: {} }, []],
    [
      'slots',
      {
        kind: 'jumuah',
        from: '',
        until: '',
        slots: [{ time: '' }, { time: '13:30', khutbah: '1', label: 'x'.repeat(81) }],
      },
      ['slots.0.time', 'slots.1.khutbah', 'slots.1.label'],
    ],
    [
      'a single day',
      {
        kind: 'day',
        day: {
          date: '',
          note: 'x'.repeat(201),
          athan: { asr: '3' },
          iqama: { isha: '9' },
          jumuah: [{ time: '' }],
        },
      },
      ['date', 'note', 'athan.asr', 'iqama.isha', 'jumuah.0.time'],
    ],
  ])('%s', (_, change, expected) => {
    expect(changeProblems(change).map(({ path }) => path.join('.'))).toEqual(expected)
  })
})

describe('formMessages', () => {
  it.each<[string, Change, (string | number)[], string]>([
    ['a rule’s time', isha, ['iqama', 'isha', 1, 'rule', 'time'], 'rule.time'],
    ['a rule’s start', isha, ['iqama', 'isha', 1, 'from'], 'from'],
    ['another rule', isha, ['iqama', 'isha', 0, 'rule', 'time'], ''],
    ['one day alone', { ...isha, when: 'day' }, ['overrides', 0, 'iqama', 'isha'], 'rule.time'],
    ['a single day', { kind: 'day', day: eid }, ['overrides', 0, 'iqama', 'dhuhr'], 'iqama.dhuhr'],
    [
      'a slot',
      { kind: 'jumuah', from: '2026-12-04', until: '', slots: [{ time: '13:30' }] },
      ['jumuah', 1, 'slots', 0, 'time'],
      'slots.0.time',
    ],
    ['something else', isha, ['place', 'latitude'], ''],
  ])('shows a message at %s', (_, change, path, field) => {
    const settings = applied(seed(), change)
    expect(formMessages([{ path, message: 'wrong' }], settings, change)).toEqual({
      [field]: 'wrong',
    })
  })

  it('finds a rule that was joined with an equal neighbor', () => {
    const change: IqamaChange = {
      ...isha,
      prayer: 'asr',
      rule: { kind: 'after-athan', minutes: 15 },
    }
    expect(pathOfChange(applied(seed(), change), change)).toEqual(['iqama', 'asr', 0])
  })

  it('reads the server’s messages by their paths', () => {
    const problems = toProblems({ 'iqama.isha.1.from': 'wrong' })
    expect(problems).toEqual([{ path: ['iqama', 'isha', 1, 'from'], message: 'wrong' }])
    expect(messagesOf([...problems, { ...problems[0]!, message: 'later' }])).toEqual({
      'iqama.isha.1.from': 'wrong',
    })
  })
})
