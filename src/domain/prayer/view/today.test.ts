import { expect, it } from 'vitest'
import { rowsHtml } from '#components/prayer/today/rowsHtml.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { instantOf } from '#domain/time/civil.ts'
import { furtherRows } from './furtherRows.ts'
import { blankToday, todayView } from './today.ts'

const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))

/** A moment of the mosque's clock. */
function dayAt(date: string, clock: string, part: Partial<PrayerSettings> = {}) {
  const now = instantOf(date, clock, seed.place.timeZone)
  const response = prayerTimesResponse({ ...seed, ...part }, { now })
  const day = prayerState(response, now)
  if (day.status !== 'ready') throw new Error(`${day.day} is missing`)
  return { day, response }
}

/** The table at a moment. */
function tableAt(...moment: Parameters<typeof dayAt>) {
  const { day, response } = dayAt(...moment)
  return todayView(day, response, furtherRows(day))
}

/** The same before its clocks are known. */
function blankAt(...moment: Parameters<typeof dayAt>) {
  const { day, response } = dayAt(...moment)
  return blankToday(response, day, furtherRows(day))
}

it('keeps the room of the day, and of Jumu’ah, while nothing is known', () => {
  const { rows, jumuah } = blankAt('2026-11-21', '07:00')
  expect(rows.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'Fajr: is-in-arch',
    'Sunrise: is-in-arch is-sunrise',
    'Dhuhr: is-in-arch',
    'Asr: is-in-arch',
    'Maghrib: is-in-arch',
    'Isha: is-in-arch',
  ])
  expect(new Set(rows.flatMap(({ athan, iqama }) => [athan, iqama]))).toEqual(
    new Set(['\u00a0', undefined]),
  )
  expect(jumuah).toMatchObject({ label: "Jumu'ah", detail: 'Friday' })
  expect(jumuah.slots?.map(({ detail }) => detail)).toEqual(['English', 'Arabic'])
})

it('keeps room for a language or a place of Jumu’ah where one changes, and none where none is', () => {
  const { day, response } = dayAt('2026-11-21', '07:00')
  const ranges = [
    { from: '2026-11-01', slots: [{ time: '13:30' }, { time: '14:30' }] },
    { from: '2026-12-01', slots: [{ time: '13:30' }, { time: '14:30', place: 'Gym' }] },
  ]
  const { jumuah } = blankToday({ ...response, jumuah: ranges }, day, {})
  expect(jumuah.slots?.map(({ detail }) => detail)).toEqual(['', '\u00a0'])
})

it.each([
  ['2026-11-21', '03:00', ['Fajr next leads']],
  ['2026-11-21', '12:00', ['Dhuhr current leads', 'Asr next']],
  ['2026-11-21', '13:30', ['Dhuhr current', 'Asr next leads']],
  ['2026-11-21', '20:00', ['Isha current']],
  ['2026-11-27', '09:00', ["Jumu'ah next leads"]],
  ['2026-11-27', '13:50', ["Jumu'ah current leads", 'Asr next']],
  ['2026-11-27', '14:06', ["Jumu'ah current", 'Asr next leads']],
  ['2027-03-09', '07:00', ['Dhuhr next']],
])(
  'marks the prayer whose time it is, the next one of the day, and what leads: %s %s',
  (date, clock, marked) => {
    const marks = tableAt(date, clock).rows.flatMap(({ label, mark, leads }) =>
      mark || leads ? [[label, mark, leads && 'leads'].filter(Boolean).join(' ')] : [],
    )
    expect(marks).toEqual(marked)
  },
)

it("has Jumu'ah in place of Dhuhr on Fridays, and below the day on others", () => {
  const friday = tableAt('2026-11-27', '12:00')
  expect(friday.jumuah).toMatchObject({
    detail: 'Friday, November 27',
    mark: 'current',
    leads: true,
  })
  const day = rowsHtml(friday, 'day')
  expect(day).toContain('Friday, November 27')
  expect(day).not.toContain('in place of Dhuhr')
  expect(friday.rows[2]).toMatchObject({
    ...{ label: "Jumu'ah", detail: 'in place of Dhuhr', kind: 'today-jumuah', iqama: '' },
    slots: [{ time: 'khutbah 1:15 · prayer 1:45 PM' }, { time: 'khutbah 1:55 · prayer 2:05 PM' }],
  })
  const thursday = tableAt('2026-11-26', '12:00')
  expect(thursday.rows[2]).toMatchObject({ label: 'Dhuhr', iqama: '1:15 PM' })
  expect(thursday.jumuah).toMatchObject({ detail: 'Friday, November 27' })
})

it("has the next Jumu'ah below a Friday whose Jumu'ah is over", () => {
  const view = tableAt('2026-11-27', '19:00')
  expect(view.jumuah).toMatchObject({ detail: 'Friday, December 4' })
  const whole = rowsHtml(view, 'all')
  expect(whole).toContain('in place of Dhuhr')
  expect(whole).not.toContain('December 4')
  expect(rowsHtml(view, 'day')).toContain('Friday, December 4')
})

it('has the rows of Ramadan and of further times where they belong', () => {
  const settings: Partial<PrayerSettings> = {
    hijri: { confirmed: [], months: { begin: 'calculated' } },
    ramadan: { imsak: 10, tarawih: [{ time: { afterIsha: 15 }, place: 'Main hall' }] },
    extraTimes: { sunrise: false, ishraq: 20, forbidden: true, lastThird: true },
  }
  const { rows } = tableAt('2027-02-27', '16:30', settings)
  // The page keeps the room of each from its build on, without clocks.
  const blank = blankAt('2027-02-27', '16:30', settings)
  const shapes = (table: typeof rows) => table.map(({ label, detail }) => [label, detail])
  expect(shapes(blank.rows)).toEqual(shapes(rows))
  expect(blank.rows.map(({ kind }) => kind)).not.toContain('today-jumuah')
  expect(JSON.stringify(blank)).not.toMatch(/\d [AP]M/)
  expect(rows.map(({ label, detail }) => [label, detail].filter(Boolean).join(': '))).toEqual([
    'Imsak: stop eating',
    'Fajr: Suhoor ends',
    'Forbidden time: after sunrise',
    'Ishraq',
    'Forbidden time: before Dhuhr',
    'Dhuhr',
    'Asr',
    'Forbidden time: before Maghrib',
    'Maghrib: Iftar',
    'Isha',
    'Tarawih: Last ten nights: night 21 (odd)',
    'Last third of the night',
  ])
  expect(rows[10]?.slots).toEqual([
    { place: 'tarawih-19:45', time: '7:45 PM', detail: 'Main hall' },
  ])
})
