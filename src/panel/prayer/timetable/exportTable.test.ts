import { expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { TableDay } from '#domain/prayer/timetable/columns.ts'
import { computedYear, toCsv, toXlsx } from './exportTable.ts'
import { readDays } from './readDays.ts'
import { readGrids } from './readFile.ts'
import { recognize } from './recognize.ts'
import { reviewTable } from './review.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const today = '2026-11-21'

async function imported(blob: Blob, name: string): Promise<TableDay[]> {
  const grids = await readGrids(new File([blob], name))
  const recognized = recognize(grids, { fileName: name, madhab: 'standard' })
  const read = readDays(grids, recognized, { roles: {} }, '2020-01-01')
  const { errors, tableDays } = reviewTable(grids, read, { settings, shifts: [], today })
  expect(errors).toEqual([])
  return [...tableDays]
}

/** Oslo's times: Isha after midnight in summer, Fajr before it, and an iqama on some days alone. */
const north: typeof settings = {
  ...settings,
  place: { name: 'Oslo', latitude: 59.91, longitude: 10.75, timeZone: 'Europe/Oslo' },
  calculation: { ...settings.calculation, highLatitudeRule: 'middle-of-the-night' },
}
const PARTLY = computedYear(settings, 2028, true).map((day, index) =>
  index % 3 ? { ...day, iqama: { isha: day.iqama?.isha } } : { ...day, iqama: undefined },
)

it.each<[string, TableDay[]]>([
  ['athan alone', computedYear(settings, 2027, false)],
  ['athan and iqama', computedYear(settings, 2027, true)],
  ['some iqamas in a leap year', JSON.parse(JSON.stringify(PARTLY))],
  ['a few days', computedYear(settings, 2027, true).slice(40, 52)],
])('an exported timetable with %s is imported without loss', async (_, days) => {
  expect(await imported(toCsv(days), 'a.csv')).toEqual(days)
  expect(await imported(await toXlsx(days), 'a.xlsx')).toEqual(days)
})

it('keeps times after midnight through export and import', async () => {
  const days = computedYear(north, 2027, false).slice(140, 200)
  expect(days.some(({ isha }) => isha < '02:00')).toBe(true)
  const grids = await readGrids(new File([toCsv(days)], 'a.csv'))
  const read = readDays(
    grids,
    recognize(grids, { fileName: '', madhab: 'standard' }),
    { roles: {} },
    '2020-01-01',
  )
  const { tableDays } = reviewTable(grids, read, { settings: north, shifts: [], today })
  expect(tableDays).toEqual(days)
})
