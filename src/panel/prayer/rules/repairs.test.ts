import { describe, expect, it } from 'vitest'
import { AT_ATHAN } from '#domain/prayer/iqama.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { at } from '#domain/prayer/testing/rules.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { datesFrom } from '#domain/time/civil.ts'
import { applied } from './change.ts'
import { groupsOf } from './foundGroups.ts'
import { changeOf, repairOf } from './repairs.ts'
import { reviewSettings } from './reviewSettings.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
const TODAY = '2026-11-21'
const seed = seedPrayerSettings(NOW)
const BIRMINGHAM = {
  name: 'Birmingham',
  latitude: 52.4862,
  longitude: -1.8904,
  timeZone: 'Europe/London',
}

/** The settings after every repair that is proposed, one after the other, and what was tapped. */
function repaired(settings: PrayerSettings, saved: PrayerSettings) {
  const labels: string[] = []
  let draft = settings
  for (let taps = 0; taps < 20; taps++) {
    const found = groupsOf(reviewSettings(draft, saved, NOW).problems)
    const repair = found.map(one => repairOf(one, draft, TODAY)).find(one => one !== undefined)
    if (!repair) return { draft, labels, left: found }
    labels.push(repair.label)
    draft = repair.apply(draft)
  }
  throw new Error('Repairs do not end.')
}

/** A timetable of the seed's times. */
function tableOf(from: string, until: string): PrayerSettings['tables'][number] {
  const dayOf = dayComputer(seed)
  const days = datesFrom(from, until).map(date => ({ date, ...dayOf(date).athan }))
  return { year: Number(from.slice(0, 4)), source: 'table.csv', days }
}

describe('a move from New York to Birmingham', () => {
  const stored: PrayerSettings = {
    ...seed,
    iqama: { ...seed.iqama, fajr: [{ rule: at('06:15') }], asr: [{ rule: at('15:00') }] },
    jumuah: [{ slots: [{ time: '12:45' }] }],
    overrides: [
      { date: '2026-11-20', note: 'Past', iqama: { asr: '14:45' } },
      { date: '2026-11-28', iqama: { asr: '17:30', isha: '19:30' } },
    ],
    tables: [tableOf('2026-04-01', '2026-04-20'), tableOf('2027-04-01', '2027-04-20')],
  }
  const moved = { ...stored, place: BIRMINGHAM }

  it('lists each rule, day and table at fault once, with the day and the remedy', () => {
    const { problems } = reviewSettings(moved, stored, NOW)
    const found = groupsOf(problems)
    expect(found.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'tables.1.days.0.maghrib: Maghrib at 7:21 PM on April 1, 2027 is before sunset. 19 more times of this timetable cannot be.',
      "overrides.1.iqama.asr: Asr at 5:30 PM is at or after Maghrib's athan at 4:00 PM on Saturday, November 28. Choose a time before 4:00 PM.",
      'iqama.fajr.0.rule.time: Fajr at 6:15 AM is before its athan at 6:16 AM on Saturday, December 5. Choose 6:16 AM or later, or minutes after athan.',
    ])
  })

  it('is saved together with its repairs, which leave past days as they were', () => {
    const { draft, left } = repaired(moved, stored)
    expect(left).toEqual([])
    expect(draft.place).toBe(BIRMINGHAM)
    expect(draft.overrides[0]).toEqual(stored.overrides[0])
    expect(draft.tables).toEqual(stored.tables.slice(0, 1))
    expect(reviewSettings(draft, stored, NOW).problems).toEqual([])
  })

  it('opens the form of each rule and day within the same changes', () => {
    const { problems } = reviewSettings({ ...moved, tables: [] }, stored, NOW)
    for (const found of problems) {
      const change = changeOf(found.path, moved)
      expect(change, found.message).toBeDefined()
      if (change) expect(applied(moved, change)).toEqual(moved)
    }
  })
})

const afterAthan = Object.fromEntries(
  PRAYERS.map(name => [name, [{ rule: AT_ATHAN }]]),
) as PrayerSettings['iqama']

it.each<[string, Partial<PrayerSettings>, string]>([
  [
    'a rule that a season overtakes, by one that holds in each year',
    { iqama: { ...seed.iqama, isha: [{ rule: at('19:45') }] } },
    'Use 10 minutes after athan, not before 7:45 PM from Sunday, March 14',
  ],
  [
    'minutes for which there is no room, by fewer',
    { iqama: { ...seed.iqama, maghrib: [{ rule: { kind: 'after-athan', minutes: 90 } }] } },
    'Use 5 minutes after athan on those days',
  ],
  [
    "Jumu'ah after Asr's athan, by an earlier one",
    { jumuah: [{ slots: [{ time: '14:30', khutbah: '14:00' }] }] },
    'Pray 25 minutes earlier on those Fridays',
  ],
  [
    "Jumu'ah where no one time can be on all of those Fridays, by several",
    {
      place: {
        ...BIRMINGHAM,
        name: 'Tromsø',
        latitude: 69.65,
        longitude: 18.96,
        timeZone: 'Europe/Oslo',
      },
      iqama: afterAthan,
      jumuah: [{ slots: [{ time: { standard: '11:40', daylight: '12:55' } }] }],
    },
    'Pray at other times on those Fridays',
  ],
  [
    'a single day, by its rule',
    { overrides: [{ date: '2026-12-25', note: 'Closed early', iqama: { asr: '17:00' } }] },
    'Remove the Asr iqama set for Friday, December 25',
  ],
  [
    'rows of a timetable, by the rules',
    {
      tables: [
        {
          ...tableOf('2026-12-01', '2026-12-03'),
          days: tableOf('2026-12-01', '2026-12-03').days.map(day => ({
            ...day,
            iqama: { asr: '13:30' },
          })),
        },
      ],
    },
    'Remove these 3 iqamas from the timetable',
  ],
])('repairs %s', (_, change, label) => {
  const settings = { ...seed, ...change }
  const [finding, ...others] = storedFindings(settings, TODAY)
  expect(others.length).toBe(0)
  const repair = finding && repairOf(finding, settings, TODAY)
  expect(repair?.label).toBe(label)
  expect(repair && storedFindings(repair.apply(settings), TODAY)).toEqual([])
})

it("moves of two Jumu'ahs the one that Asr's athan overtakes, and in winter alone", () => {
  const first = { time: { standard: '12:30', daylight: '13:30' } }
  const second = { time: '14:20', khutbah: '14:00' }
  const found = (settings: PrayerSettings) => storedFindings(settings, TODAY)
  const settings: PrayerSettings = {
    ...{ ...seed, place: BIRMINGHAM, iqama: afterAthan, jumuah: [{ slots: [first, second] }] },
    calculation: { ...seed.calculation, method: 'MoonsightingCommittee', madhab: 'hanafi' },
  }
  const mended = found(settings).reduce(
    (draft, one) => repairOf(one, draft, TODAY)?.apply(draft) ?? draft,
    settings,
  )
  expect(found(mended)).toEqual([])
  const rows = mended.jumuah.map(({ from, slots: [one, other] }) => [from, one, other?.time])
  expect(rows).toEqual([
    [undefined, first, '14:20'],
    ['2026-11-27', first, '14:05'],
    ['2027-01-02', first, '14:20'],
    ['2027-11-26', first, '14:05'],
    ['2027-12-25', first, '14:20'],
  ])
})
