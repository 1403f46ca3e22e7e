import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import type { Told } from '#domain/told/told.ts'
import type { ToldSlot } from '#domain/told/words.ts'
import { shortcutChange } from './shortcuts.ts'
import { shortcutTo } from './shortcutTo.ts'

const TODAY = '2026-11-22'
const at = (date = TODAY, clock = '12:00') => ({
  moment: { date, clock },
  dayOf: dayComputer(seed, date),
})
const seed = seedPrayerSettings(new Date(`${TODAY}T12:00:00Z`))
const fitr = { year: 1448, prayers: [{ time: '07:30' }] }

it.each([
  ['isha', seed, { kind: 'iqama', prayer: 'isha', from: '2026-11-23' }],
  ['jumuah', seed, { kind: 'jumuah', from: '2026-11-27' }],
  ['eid', seed, { kind: 'eid', festival: 'fitr', eid: { year: 1448, prayers: [{ time: '' }] } }],
  ['eid', { ...seed, eid: { fitr } }, { kind: 'eid', festival: 'adha' }],
  ['eid', { ...seed, eid: { fitr, adha: fitr } }, { kind: 'eid', festival: 'fitr', eid: fitr }],
] as const)('opens the form of %s: %#', (name, settings, change) => {
  const { hash } = new URL(shortcutTo(name), 'https://site.invalid')
  expect(shortcutChange(hash, settings, at())).toMatchObject(change)
})

it.each(['', '#timetable', '#change-tea'])('opens nothing for %j', hash => {
  expect(shortcutChange(hash, seed, at())).toBeUndefined()
})

it.each(['2026-12-01', '2026-12-15'])('opens an iqama from December 1 until %s', until => {
  const days = { from: '2026-12-01', until }
  const told = { what: 'times', times: [{ prayer: 'isha', time: '19:15', ...days }] } as const
  const when = until === days.from ? 'day' : 'date'
  expect(shortcutChange('#change-isha', seed, at(), told)).toMatchObject({ ...days, when })
})

it('opens a day without Jumu’ah, with what is set for it besides', () => {
  const note = { date: '2026-11-27', note: 'Snow' }
  const told = { what: 'times', times: [{ prayer: 'jumuah', slots: [], from: note.date }] } as const
  const opened = (settings: typeof seed) => shortcutChange('#change-jumuah', settings, at(), told)
  const day = { date: note.date, jumuah: [] }
  expect(opened(seed)).toEqual({ kind: 'day', day, replaces: undefined })
  const replaced = { kind: 'day', day: { ...note, ...day }, replaces: note.date }
  expect(opened({ ...seed, overrides: [note] })).toEqual(replaced)
})

const jumuah = (...slots: ToldSlot[]): Told => ({
  what: 'times',
  times: [{ prayer: 'jumuah', slots, from: '2026-11-27' }],
})

it.each<[Told, [khutbah: string, prayer: string][]]>([
  [
    jumuah({ time: '13:30' }),
    [
      ['13:00', '13:30'],
      ['13:55', '14:05'],
    ],
  ],
  [
    jumuah({ time: '14:00', nth: 0 }),
    [
      ['13:30', '14:00'],
      ['13:55', '14:05'],
    ],
  ],
  [
    jumuah({ khutbah: '14:00' }),
    [
      ['13:15', '13:45'],
      ['14:00', '14:10'],
    ],
  ],
  [
    jumuah({ khutbah: '14:00', time: '14:30' }, { time: '15:00' }),
    [
      ['14:00', '14:30'],
      ['14:50', '15:00'],
    ],
  ],
  [
    jumuah({ time: '12:45' }, { time: '13:45' }, { khutbah: '14:30', time: '14:45' }),
    [
      ['12:15', '12:45'],
      ['13:35', '13:45'],
      ['14:30', '14:45'],
    ],
  ],
])("moves the Jumu'ah that is nearest to %j", (told, slots) => {
  const change = shortcutChange('#change-jumuah', seed, at(), told)
  expect(change).toMatchObject({
    from: '2026-11-27',
    slots: slots.map(([khutbah, time]) => ({ khutbah, time })),
  })
})

it('begins the form with the one day, or the prayers of Eid, that a message says', () => {
  const from = '2026-11-24'
  const times = [{ prayer: 'asr', time: '16:00', from, until: from }] as const
  expect(shortcutChange('#change-asr', seed, at(), { what: 'times', times })).toMatchObject({
    ...{ when: 'day', from, rule: { kind: 'fixed', time: '16:00' } },
  })
  const eid = { what: 'eid', times: ['08:00', '09:30'], place: 'Central Park' } as const
  const place = { place: 'Central Park' }
  for (const settings of [seed, { ...seed, eid: { fitr, adha: fitr } }])
    expect(shortcutChange('#change-eid', settings, at(), eid)).toMatchObject({
      ...{ festival: 'fitr' },
      eid: {
        year: 1448,
        prayers: [
          { time: '08:00', ...place },
          { time: '09:30', ...place },
        ],
      },
    })
})

it.each([
  ['12:00', '2026-11-27'],
  ['15:00', '2026-12-04'],
])("is about a Friday whose Jumu'ah is to come: at %s on a Friday", (clock, friday) => {
  const moment = at('2026-11-27', clock)
  expect(shortcutChange('#change-jumuah', seed, moment)).toMatchObject({ from: friday })
  expect(shortcutChange('#change-khateeb', seed, moment)).toMatchObject({ date: friday })
})
