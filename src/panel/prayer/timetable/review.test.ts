import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { computedYear } from './exportTable.ts'
import type { Grid } from './grid.ts'
import type { Shift } from './joinDays.ts'
import { type Choices, readDays } from './readDays.ts'
import { recognize } from './recognize.ts'
import { effectInWords, notesOf, reviewTable } from './review.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
const YEAR = computedYear(settings, 2027, false)
const HEADER = ['Date', 'Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']
const rowOf = (date: string) => {
  const day = YEAR.find(known => known.date === date)
  return day ? [date, day.fajr, day.sunrise, day.dhuhr, day.asr, day.maghrib, day.isha] : []
}
const grid = (...rows: string[][]): Grid[] => [{ name: '', rows: [HEADER, ...rows] }]

interface Given {
  choices?: Partial<Choices>
  stored?: PrayerSettings
  shifts?: Shift[]
  today?: string
}

function review(
  grids: Grid[],
  { choices, stored = settings, shifts = [], today = '2026-11-21' }: Given = {},
) {
  const recognized = recognize(grids, { fileName: '', madhab: 'standard' })
  const read = readDays(grids, recognized, { roles: {}, ...choices }, '2027-01-01')
  const found = reviewTable(grids, read, { settings: stored, shifts, today })
  return { ...found, notes: notesOf(grids, recognized, read, found) }
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
      'Row 2, column H: Isha iqama at 17:50 on January 1, 2027 is before its athan at 18:01.',
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

  it('is asked about where it looks like that of another place', () => {
    const later = (cell: string) => clockOf(minutesOf(cell) + 20)
    const elsewhere = rowOf('2027-01-01').map((cell, index) => (index ? later(cell) : cell))
    expect(messages(review(grid(elsewhere)).warnings)).toEqual([
      'On one day Dhuhr and Maghrib are not as they are in New York City: is it a timetable of another place?',
    ])
    expect(review(grid(rowOf('2027-01-01').with(6, '18:40'))).warnings).toEqual([])
  })

  it('says that its days are past', () => {
    const today = '2027-02-01'
    const found = review(grid(rowOf('2027-01-01')), { today })
    expect(messages(found.warnings)).toEqual([
      'All its days are past: the last one is January 1, 2027.',
    ])
    expect(effectInWords(found, today)).toBe('Visitors see no change.')
    expect(effectInWords(found, '2027-01-01')).toBe('Visitors see its times as soon as you use it.')
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

  it('is not used where no day can be read, and nothing is said of its times', () => {
    const rows = [['32/13/2027', '5:50', '7:15', '12:00', '2:30', '4:45', '6:10']]
    const { errors, notes } = review([
      { name: '', rows: [HEADER.toSpliced(2, 1), ...rows.map(row => row.toSpliced(2, 1))] },
    ])
    expect(messages(errors)).toEqual(['Row 2, column A: ‘32/13/2027’ is not a date.'])
    expect(notes).toEqual([])
  })

  it('speaks of times on 12 hours where the file has them so', () => {
    const row = ['2027-01-01', '5:45', '7:20', '12:01', '2:19', '4:39', '6:01', '5:50']
    const { errors, warnings } = review([{ name: '', rows: [[...HEADER, 'Isha Iqama'], row] }])
    expect(messages([...errors, ...warnings])).toEqual([
      'Row 2, column H: Isha iqama at 5:50 PM on January 1, 2027 is before its athan at 6:01 PM.',
    ])
  })

  it.each([
    ['1:05 PM', '6:01', 'Isha cannot be at 1:05 PM: enter a time between 1:30 PM and 5:00 AM.'],
    ['13:05', '18:01', 'Isha cannot be at 13:05: enter a time between 13:30 and 05:00.'],
  ])('names an impossible hour as the file does: %s', (iqama, isha, message) => {
    const row = ['2027-01-01', '5:45', '7:20', '12:01', '2:19 PM', '4:39 PM', isha, iqama]
    const { errors } = review([{ name: '', rows: [[...HEADER, 'Isha Iqama'], row] }])
    expect(messages(errors)).toEqual([`Row 2, column H: ${message}`])
  })

  describe('with iqamas where they change', () => {
    const sparse = (iqamas: Record<string, string>) => [
      {
        name: '',
        rows: [
          [...HEADER, 'Fajr Iqama'],
          ...YEAR.slice(0, 90).map(({ date }) => [...rowOf(date), iqamas[date] ?? '']),
        ],
      },
    ]
    it('is not used before somebody says what an empty one means', () => {
      const { errors } = review(sparse({ '2027-01-01': '06:00' }))
      expect(messages(errors)).toEqual([
        '89 iqamas are empty below one that is set: choose what that means.',
      ])
    })

    it('has them on every day, and says so', () => {
      const grids = sparse({ '2027-01-01': '06:00', '2027-03-14': '06:40' })
      const { tableDays, notes, errors } = review(grids, { choices: { empty: 'above' } })
      expect(tableDays.filter(({ iqama }) => iqama?.fajr).length).toBe(90)
      expect(errors).toEqual([])
      expect(notes).toEqual([
        '88 empty iqamas repeat the one above them. They are underlined with dots in the preview.',
      ])
    })

    it('lists the days on which one that was carried down cannot be', () => {
      const found = review(sparse({ '2027-01-01': '06:25' }), { choices: { empty: 'above' } })
      const [message, ...others] = messages([...found.errors, ...found.warnings])
      expect(message).toMatch(/^Row \d+, column H: Fajr iqama at 06:25 on March \d, 2027/)
      expect(message).toMatch(
        /It is carried down from row 2, column H, as on \d+ days: March \d, 2027 to March 13, 2027\.$/,
      )
      expect(others).toEqual([])
    })
  })

  it('keeps apart what is wrong with an iqama that was carried down', () => {
    const rows = YEAR.map(({ date }) => [...rowOf(date), date === '2027-01-01' ? '05:50' : ''])
    const grids = [{ name: '', rows: [[...HEADER, 'Fajr Iqama'], ...rows] }]
    const found = review(grids, { choices: { empty: 'above' } })
    const said = messages([...found.errors, ...found.warnings])
    expect(said.map(message => /before its athan|at or after sunrise/.exec(message)?.[0])).toEqual([
      'before its athan',
      'at or after sunrise',
    ])
  })

  it('lists the days of a line on which its iqama cannot be', () => {
    const rows = [
      ['Dates', 'Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'],
      ['Jan 1 – 15', '6:30', '1:15', '3:00', '4:50', '7:30'],
    ]
    const found = review([{ name: '', rows }])
    expect(messages([...found.errors, ...found.warnings])).toEqual([
      'Row 2, column E: Maghrib iqama at 4:50 PM on January 13, 2027 is before its athan at 4:51 PM. It is so on 3 days: January 13, 2027 to January 15, 2027.',
    ])
  })

  it('has the computed Dhuhr on Fridays with Jumu’ah or its khutbah in Dhuhr’s place', () => {
    const dates = YEAR.slice(0, 16).map(({ date }) => date)
    const fridays: Record<string, string> = {
      '2027-01-01': "Jumu'ah",
      '2027-01-08': 'Khutbah 1:15 PM',
      '2027-01-15': '13:15',
    }
    const rows = dates.map(date => rowOf(date).with(3, fridays[date] ?? rowOf(date)[3] ?? ''))
    const { errors, warnings, notes, tableDays } = review(grid(...rows))
    expect(messages([...errors, ...warnings])).toEqual([])
    expect(tableDays.map(({ dhuhr }) => dhuhr)).toEqual(dates.map(date => rowOf(date)[3]))
    expect(notes[0]).toBe(
      "On 3 Fridays Dhuhr has Jumu'ah in its place: the computed athan is stored. Jumu'ah times are set under Jumu'ah on this page.",
    )
  })
})

const hourEarlier = (clock: string) =>
  `${String(Number(clock.slice(0, 2)) - 1).padStart(2, '0')}${clock.slice(2)}`
