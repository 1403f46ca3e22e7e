import { describe, expect, it } from 'vitest'
import { deciderOf } from './decider.ts'
import { seedPrayerSettings } from './seed.ts'
import type { PrayerSettings } from './settings.ts'
import { computeDay } from './times.ts'

/** The first Friday of Ramadan 1448. */
const DAY = '2027-02-12'
const seed = seedPrayerSettings(new Date('2026-11-23T12:00:00Z'))
const at = (time: string) => ({ kind: 'fixed', time }) as const
const { athan } = computeDay(seed, DAY)

/** What can decide Isha on that day, most particular first, with its time. */
const SOURCES: [string, time: string, (settings: PrayerSettings) => void][] = [
  ['a single day', '20:05', s => s.overrides.push({ date: DAY, iqama: { isha: '20:05' } })],
  [
    'the timetable',
    '20:10',
    s => s.tables.push({ year: 2027, days: [{ date: DAY, ...athan, iqama: { isha: '20:10' } }] }),
  ],
  [
    'a rule of a Hijri month',
    '20:15',
    s => s.iqama.isha.push({ hijriMonth: 9, rule: at('20:15') }),
  ],
  [
    'a dated rule',
    '20:20',
    s => {
      s.iqama.isha = [
        ...s.iqama.isha.map(range =>
          range.hijriMonth ? range : { ...range, until: '2027-02-11' },
        ),
        { from: DAY, until: DAY, rule: at('20:20') },
      ]
    },
  ],
  ['the standing rule', '20:25', s => s.iqama.isha.push({ from: '2027-02-13', rule: at('20:25') })],
]

describe('an iqama is decided by the most particular of', () => {
  /** Every combination of what may decide; the standing rule is always there. */
  const combinations = Array.from({ length: 16 }, (_, mask) =>
    SOURCES.filter((_, at) => at === 4 || (mask >> at) & 1),
  )
  it.each(
    combinations.map(sources => [sources.map(([name]) => name).join(', '), sources] as const),
  )('%s', (_, sources) => {
    const settings = structuredClone(seed)
    settings.iqama.isha = [{ rule: at('20:25') }]
    for (const [, time, add] of sources) if (time !== '20:25') add(settings)
    const day = computeDay(settings, DAY)
    const [first] = sources
    expect(day.iqama.isha).toBe(first?.[1])
    const decider = { '20:05': 'day', '20:10': 'table' }[first?.[1] ?? ''] ?? 'rule'
    expect(deciderOf(day, 'isha')).toBe(decider)
  })
})

it.each<[string, Partial<PrayerSettings>, string[]]>([
  ['standing', {}, ['13:15']],
  [
    'of a Hijri month',
    { jumuah: [{ slots: [{ time: '13:15' }] }, { hijriMonth: 9, slots: [{ time: '13:45' }] }] },
    ['13:45'],
  ],
  [
    'of a single day',
    {
      jumuah: [{ slots: [{ time: '13:15' }] }, { hijriMonth: 9, slots: [{ time: '13:45' }] }],
      overrides: [{ date: DAY, jumuah: [{ time: '14:15' }] }],
    },
    ['14:15'],
  ],
  ['cancelled on a single day', { overrides: [{ date: DAY, jumuah: [] }] }, []],
])("takes the Jumu'ah %s", (_, change, times) => {
  const day = computeDay({ ...seed, jumuah: [{ slots: [{ time: '13:15' }] }], ...change }, DAY)
  expect(day.jumuah.map(({ time }) => time)).toEqual(times)
  expect(deciderOf(day, 'jumuah')).toBe(change.overrides ? 'day' : 'rule')
})
