import { beforeAll, expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { JUMUAHS_AN_HOUR_APART } from '#domain/prayer/testing/jumuahs.ts'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { displayAt } from './display.ts'

/**
 * 48 hours minute by minute, as a screen has them without a network: the year's table, loaded before.
 * What is expected is computed from the table's clock times by other means than the engine's: the browser's own
 * clock of the zone, read as text, and a list of marks on one line of minutes.
 */
const ZONE = 'America/New_York'
const settings: PrayerSettings = {
  ...seedPrayerSettings(new Date('2026-10-20T12:00:00Z')),
  jumuah: JUMUAHS_AN_HOUR_APART,
  iqama: {
    ...seedPrayerSettings(new Date('2026-10-20T12:00:00Z')).iqama,
    // Changes in the middle of the first span.
    isha: [
      { until: '2026-11-06', rule: { kind: 'fixed', time: '20:00' } },
      { from: '2026-11-07', rule: { kind: 'fixed', time: '19:15' } },
    ],
    asr: [{ rule: { kind: 'after-athan', minutes: 15 } }],
  },
}
const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

let year: PrayerTimesResponse
let rows: Map<string, PrayerRow>
beforeAll(() => {
  year = prayerTimesResponse(settings, { now: new Date('2026-10-20T12:00:00Z'), year: 2026 })
  rows = new Map(year.info.map(row => [row.iso, row]))
})

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const at12 = (clock: string) => {
  if (!clock) return '--'
  const [hour = 0, minute = ''] = [Number(clock.slice(0, 2)), clock.slice(3)]
  return `${hour % 12 || 12}:${minute}`
}
const NAMES = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** The phase of a clock time on a day whose times lie between its midnights; on Fridays two Jumu'ahs. */
function expectedPhase(row: PrayerRow, clock: string): string {
  const now = minutes(clock)
  const spans: [from: number, until: number, name: string][] = []
  const gatherings = row.jumuah.map(time => [minutes(time) - 30, minutes(time)] as const)
  const prayed = (first: number, starts: number, opens: number) => {
    spans.push([opens, first, 'countdown'], [first, first + 1, 'silence'])
    if (first < starts) spans.push([first + 1, starts, 'khutbah'])
    const from = first < starts ? starts : first + 1
    spans.push([from, starts + 10, 'prayer'], [starts + 10, starts + 13, 'dua'])
  }
  for (const name of NAMES) {
    if (name === 'dhuhr' && gatherings.length > 0) continue
    if (!row[name].iqama) continue
    const iqama = minutes(row[name].iqama)
    if (gatherings.some(([khutbah, prayer]) => khutbah <= iqama && iqama < prayer + 10)) continue
    const athan = minutes(row[name].time)
    // An iqama at the athan is counted down to for ten minutes.
    prayed(iqama, iqama, athan < iqama ? athan : iqama - 10)
  }
  for (const [khutbah, prayer] of gatherings) prayed(khutbah, prayer, khutbah - 60)
  const found = spans
    .filter(([from, until]) => from <= now && now < until)
    .map(([, , name]) => name)
  return found.find(name => name !== 'countdown') ?? found[0] ?? 'ordinary'
}

it.each([
  ['over midnights, a Friday and a change of iqama', '2026-11-06T00:00:00Z'],
  ['over the night in which the clocks go back', '2026-10-31T12:00:00Z'],
  ['over the night in which the clocks went forward', '2026-03-07T12:00:00Z'],
])('is right at every minute of 48 hours %s', (_, start) => {
  const wrong: string[] = []
  const begin = Date.parse(start)
  const near = (iso: string) => Math.abs(Date.parse(iso) - begin) < 12 * 86_400_000
  const times = { ...year, info: year.info.filter(({ iso }) => near(iso)) }
  for (let minute = 0; minute < 48 * 60; minute++) {
    const now = new Date(begin + minute * 60_000)
    const [date = '', clock = ''] = PARTS.format(now).split(' ')
    const row = rows.get(date)
    if (!row) throw new Error(`${date} is missing`)
    const display = displayAt({ times, events: [], notices: [], screen: DEFAULT_SCREEN }, now)
    const shown = display?.columns.map(({ athan, iqama }) => `${athan} ${iqama}`)
    const slot = row.jumuah.find(time => minutes(clock) < minutes(time) + 13) ?? row.jumuah[0] ?? ''
    const expected = NAMES.map(name => {
      const iqama =
        name === 'dhuhr' && row.jumuah.length > 0
          ? `khutbah ${at12(clockText(minutes(slot) - 30))}\nprayer ${at12(slot)}`
          : at12(row[name].iqama)
      return `${at12(row[name].time)} ${iqama}`
    })
    if (display?.day.today.iso !== date) wrong.push(`${date} ${clock}: ${display?.day.today.iso}`)
    if (shown?.join() !== expected.join()) wrong.push(`${date} ${clock}: ${shown} not ${expected}`)
    const phase = expectedPhase(row, clock)
    if (display?.phase.name !== phase)
      wrong.push(`${date} ${clock}: ${display?.phase.name} not ${phase}`)
    const until = display?.lead.until
    if (until && PARTS.format(until).slice(11) !== clockOfNext(row, clock)) {
      wrong.push(`${date} ${clock}: counts to ${PARTS.format(until)}`)
    }
  }
  expect(wrong.slice(0, 10)).toEqual([])
})

/** The next iqama or khutbah after a clock time. */
function clockOfNext(row: PrayerRow, clock: string): string | undefined {
  const khutbahs = row.jumuah.map(time => clockText(minutes(time) - 30))
  const iqamas = NAMES.filter(name => name !== 'dhuhr' || khutbahs.length === 0).map(
    name => row[name].iqama,
  )
  return [...khutbahs, ...iqamas].sort().find(time => time > clock)
}

const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
