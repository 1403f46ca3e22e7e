import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { computedYear } from './exportTable.ts'
import type { Grid } from './grid.ts'
import { readDays } from './readDays.ts'
import { recognize } from './recognize.ts'
import { notesOf, reviewTable, type Shift } from './review.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const YEAR = computedYear(settings, 2027, false)
const HEADER = ['Date', 'Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']
const rowOf = (date: string) => {
  const day = YEAR.find(known => known.date === date)
  return day ? [date, day.fajr, day.sunrise, day.dhuhr, day.asr, day.maghrib, day.isha] : []
}
const grid = (...rows: string[][]): Grid[] => [{ name: '', rows: [HEADER, ...rows] }]

interface Given {
  stored?: PrayerSettings
  shifts?: Shift[]
  today?: string
}

function review(
  grids: Grid[],
  { stored = settings, shifts = [], today = '2026-11-21' }: Given = {},
) {
  const recognized = recognize(grids, { fileName: '', madhab: 'standard' })
  const read = readDays(grids, recognized, { roles: {} }, 2027)
  const found = reviewTable(grids, read, { settings: stored, shifts, today })
  return { ...found, notes: notesOf(grids, recognized, read) }
}

const messages = (found: readonly { message: string }[]) => found.map(({ message }) => message)

describe('a timetable before its use', () => {
  it('is marked where an athan is more than 5 minutes from the computed one', () => {
    const [first, second] = [rowOf('2027-01-01'), rowOf('2027-01-02')]
    const found = review(grid(first.with(6, '18:06'), second.with(6, '18:09')))
    expect(first[6]).toBe('18:01')
    expect([...found.marked]).toEqual([['1 isha', '18:02']])
    expect(found.errors).toEqual([])
  })

  it('is joined with the stored days of its year', () => {
    const stored = {
      ...settings,
      tables: [{ year: 2027, days: YEAR.slice(0, 3) }],
    }
    const rows = ['2027-01-03', '2027-01-04', '2027-01-05'].map(rowOf)
    const { replaced, added, warnings } = review(grid(...rows), { stored })
    expect([replaced, added, warnings]).toEqual([['2027-01-03'], 2, []])
  })

  it('is warned of with the place of an iqama before its athan', () => {
    const grids = [
      {
        name: '',
        rows: [
          [...HEADER, 'Isha Iqama'],
          [...rowOf('2027-01-01'), '17:50'],
        ],
      },
    ]
    expect(messages(review(grids).warnings)).toEqual([
      'Row 2, column H: Isha iqama at 5:50 PM on January 1, 2027 is before its athan at 6:01 PM.',
    ])
  })

  it('is refused while it is an hour off, and fits once it is moved', () => {
    const dates = ['2027-03-13', '2027-03-14', '2027-03-15']
    const [before, ...after] = dates.map(rowOf)
    const early = after.map(row => row.map((cell, index) => (index ? hourEarlier(cell) : cell)))
    const grids = grid(before ?? [], ...early)
    const { errors } = review(grids)
    expect(errors.map(({ fix }) => fix)).toEqual([
      { from: '2027-03-14', until: '2027-03-15', minutes: 60 },
    ])
    const shifts = errors.flatMap(({ fix }) => fix ?? [])
    const moved = review(grids, { shifts })
    expect(moved.errors).toEqual([])
    expect(moved.tableDays.map(({ dhuhr }) => dhuhr)).toEqual(dates.map(date => rowOf(date)[3]))
  })

  it('says that its days are past', () => {
    const { warnings } = review(grid(rowOf('2027-01-01')), { today: '2027-02-01' })
    expect(messages(warnings)).toEqual(['All its days are past: the last one is January 1, 2027.'])
  })

  it('names what it lacks and what is left out', () => {
    const rows = [
      ['Date', 'Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha', "Jumu'ah"],
      [...rowOf('2027-01-01').toSpliced(2, 1), '13:30'],
    ]
    const grids = [
      { name: '2027', rows },
      { name: 'Notes', rows: [['Call the printer']] },
    ]
    const { notes, tableDays } = review(grids)
    expect(notes).toEqual([
      'There is no column for Sunrise: the computed times are stored in its place.',
      "The Jumu'ah column is left out: Jumu'ah times are set under Jumu'ah on this page.",
      'No timetable was found in ‘Notes’.',
      'It has no iqama times: your iqama rules stay in force.',
    ])
    expect(tableDays[0]?.sunrise).toBe(rowOf('2027-01-01')[2])
  })

  it('is not used where no day can be read', () => {
    const { errors } = review(grid(['32/13/2027', '5:50', '7:15', '12:00', '2:30', '4:45', '6:10']))
    expect(messages(errors)).toEqual(['Row 2, column A: ‘32/13/2027’ is not a date.'])
  })
})

const hourEarlier = (clock: string) =>
  `${String(Number(clock.slice(0, 2)) - 1).padStart(2, '0')}${clock.slice(2)}`
