import { describe, expect, it } from 'vitest'
import { TABLE_COLUMNS } from '#domain/prayer/timetable/columns.ts'
import { type Choices, readDays } from './readDays.ts'
import { readText } from './readFile.ts'
import { isOfMinutes, recognize } from './recognize.ts'
import timetables from './testing/timetables.json' with { type: 'json' }

const NONE: Choices = { roles: {} }

async function read(text: string, choices = NONE, fileName = '', today = '2027-01-01') {
  const grids = await readText(text)
  const recognized = recognize(grids, { fileName, madhab: 'standard' })
  return readDays(grids, recognized, choices, today)
}

/** Each day as its date and its times in the order of the day; '?' where one could not be read. */
async function days(text: string, choices = NONE, fileName = '') {
  const table = await read(text, choices, fileName)
  return table.days.map(({ date, cells }) =>
    [
      date ?? '?',
      ...TABLE_COLUMNS.flatMap(column => {
        const cell = cells[column]
        return cell ? [`${column.startsWith('iqama') ? '+' : ''}${cell.clock ?? '?'}`] : []
      }),
    ].join(' '),
  )
}

const TIMES = '05:50 07:15 12:00 14:30 16:45 18:10'
const JAN_1 = `2027-01-01 ${TIMES}`
const JAN_2 = '2027-01-02 05:50 07:15 12:01 14:31 16:46 18:11'

describe('a timetable', () => {
  it.each(Object.entries(timetables.aDay))('%s is read', async (_, text) => {
    expect(await days(text)).toEqual([JAN_1, JAN_2])
    expect((await read(text)).problems).toEqual([])
  })

  const PAIRED = [
    '2027-01-01 05:50 +06:30 07:15 12:00 +13:15 14:30 +15:00 16:45 +16:50 18:10 +19:30',
  ]
  it.each(Object.entries(timetables.paired))('with the iqama %s is read', async (_, text) =>
    expect(await days(text)).toEqual(PAIRED),
  )

  it('of several months, one below the other, is read', async () => {
    const header = 'Day,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha'
    const text = `January 2027\n${header}\n1,5:50,7:15,12:00,2:30,4:45,6:10\nFebruary 2027\n${header}\n1,5:40,7:00,12:10,2:55,5:20,6:40`
    expect(await days(text)).toEqual([JAN_1, '2027-02-01 05:40 07:00 12:10 14:55 17:20 18:40'])
  })

  it('of several months side by side is read', async () => {
    const header = 'Day,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha'
    const text = `January 2027,,,,,,,February 2027,,,,,,\n${header},${header}\n1,5:50,7:15,12:00,2:30,4:45,6:10,1,5:40,7:00,12:10,2:55,5:20,6:40`
    expect(await days(text)).toEqual([JAN_1, '2027-02-01 05:40 07:00 12:10 14:55 17:20 18:40'])
  })

  it('of several months below each other with a day in each column is read', async () => {
    const names = ['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']
    const times = ['5:50,7:15,12:00,2:30,4:45,6:10', '5:40,7:00,12:10,2:55,5:20,6:40'].map(line =>
      line.split(','),
    )
    const month = (title: string, at: number) =>
      [`${title},1`, ...names.map((name, row) => `${name},${times[at]?.[row]}`)].join('\n')
    const text = `${month('January 2027', 0)}\n${month('February 2027', 1)}`
    expect(await days(text)).toEqual([JAN_1, '2027-02-01 05:40 07:00 12:10 14:55 17:20 18:40'])
  })

  it.each([
    ['Day,Fajr,Dhuhr,Asr,Maghrib,Isha\n1,+20,+15,+15,+5,+10\n2,+20,+15,+15,+5,+10', true],
    ['Day,Fajr,Dhuhr,Asr,Maghrib,Isha\n1,05:30,+15,+15,+5,20:00\n2,05:30,+15,+15,+5,20:00', true],
    ['Day,Fajr,Fajr iqama,Dhuhr,Asr,Maghrib,Isha\n1,5:50,+20,12:00,14:30,16:45,18:10', false],
  ])('of minutes alone is told from one with times: %s', async (text, isOf) => {
    const grids = await readText(text)
    const recognized = recognize(grids, { fileName: '01.csv', madhab: 'standard' })
    expect(isOfMinutes(grids, recognized)).toBe(isOf)
  })

  it('of a month without its name is read once the month is known, as Mawaqit’s files are', async () => {
    const text = 'Day,Fajr,Shuruk,Duhr,Asr,Maghrib,Isha\n1,05:50,07:15,12:00,14:30,16:45,18:10'
    const unknown = await read(`${text}\n2,05:50,07:15,12:01,14:31,16:46,18:11`)
    expect(unknown.lacksMonth).toBe(true)
    // One question is one problem.
    expect(unknown.problems.map(({ message }) => message)).toEqual([
      'Row 2, column A: ‘1’ has no month: choose it above the preview.',
    ])
    expect(await days(text, { roles: {}, month: 1 })).toEqual([JAN_1])
    expect(await days(text, NONE, '01.csv')).toEqual([JAN_1])
    expect(await days(text, NONE, 'January 2027.csv')).toEqual([JAN_1])
    expect((await read(text, NONE, '01.csv')).lacksMonth).toBe(false)
    const leap = `${text}\n29,05:40,07:00,12:10,14:55,17:20,18:40`
    expect(await days(leap, NONE, '02.csv')).toEqual([JAN_1.replace('01-01', '02-01')])
    const after = text.replace('\n1,', '\n30,')
    expect((await read(after, NONE, '02.csv')).problems).toMatchObject([
      { message: 'Row 2, column A: ‘30’ is not a date.' },
    ])
  })

  it('of two prayers is read by its titles, not by the order of the day', async () => {
    const text = 'Date,Fajr,Isha iqama\n2027-01-01,5:50 AM,7:30 PM\n2027-01-02,5:50 AM,7:30 PM'
    expect((await read(text)).columns).toEqual(['fajr', 'iqama/isha'])
  })

  it.each([
    ['2026-11-27', ['December 1'], '2026-12-01'],
    ['2026-11-27', ['January 1', 'December 31'], '2027-01-01'],
    ['2026-06-15', ['January 1', 'December 31'], '2026-01-01'],
    ['2026-06-15', ['March 1'], '2027-03-01'],
    ['2026-06-15', ['June 1'], '2026-06-01'],
  ])('without a year is on %s of the days to come: %s', async (today, dates, first) => {
    const rows = dates.map(date => `\n${date},05:50,07:15,12:00,14:30,16:45,18:10`)
    const text = `Date,Fajr,Shuruk,Duhr,Asr,Maghrib,Isha${rows.join('')}`
    expect((await read(text, NONE, '', today)).days[0]?.date).toBe(first)
  })

  it('of several files is read with the month of each name', async () => {
    const text = 'Day,Fajr,Shuruk,Duhr,Asr,Maghrib,Isha\n1,5:50,7:15,12:00,2:30,4:45,x'
    const names = ['01.csv', '02.csv']
    const grids = (await Promise.all(names.map(() => readText(text)))).map((file, index) => ({
      rows: file[0]?.rows ?? [],
      name: names[index] ?? '',
    }))
    const recognized = recognize(grids, { fileName: '', madhab: 'standard' })
    const { days: found, problems } = readDays(grids, recognized, NONE, '2027-01-01')
    expect(found.map(({ date }) => date)).toEqual(['2027-01-01', '2027-02-01'])
    expect(problems[1]?.message).toBe('‘02.csv’, row 2, column G: ‘x’ is not a time for Isha.')
  })

  it('repeats what ditto marks repeat, and leaves an empty iqama to the rules', async () => {
    const text =
      'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha,Isha Iqama\n1/1/2027,5:50,7:15,12:00,2:30,4:45,6:10,7:30\n1/2/2027,5:50,7:15,12:01,2:31,4:46,6:11,""""\n1/3/2027,5:50,7:15,12:01,2:31,4:46,6:11,-'
    expect((await days(text)).map(line => line.slice(-6))).toEqual(['+19:30', '+19:30', ' 18:11'])
  })

  describe('with iqamas where they change', () => {
    const text =
      'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha,Isha Iqama\n1/1/2027,5:50,7:15,12:00,2:30,4:45,6:10,\n1/2/2027,5:50,7:15,12:01,2:31,4:46,6:11,7:30\n1/3/2027,5:50,7:15,12:01,2:31,4:46,6:11,\n1/4/2027,5:50,7:15,12:01,2:31,4:46,6:11,+15\n1/5/2027,5:50,7:15,12:01,2:31,4:46,6:12,'
    const ishas = async (empty?: 'above' | 'rules') =>
      (await days(text, { roles: {}, ...(empty && { empty }) })).map(line => line.slice(-6))

    it('asks what an empty one means', async () => {
      const { empty, unanswered } = await read(text)
      expect([empty, unanswered]).toEqual([2, 2])
      expect((await read(text, { roles: {}, empty: 'rules' })).unanswered).toBe(0)
    })

    it('carries them down to the next, or leaves them to the rules', async () => {
      expect(await ishas('above')).toEqual([' 18:10', '+19:30', '+19:30', '+18:26', '+18:27'])
      expect(await ishas('rules')).toEqual([' 18:10', '+19:30', ' 18:11', '+18:26', ' 18:12'])
    })

    it('carries them from month to month, also side by side and on days without any time', async () => {
      const header = 'Day,Fajr Iqama,Dhuhr Iqama,Asr Iqama'
      const side = `January 2027,,,,February 2027,,,\n${header},${header}\n30,6:30,1:15,3:00,1,,,\n31,6:40,,,2,,1:30,`
      expect(await days(side, { roles: {}, empty: 'above' })).toEqual([
        '2027-01-30 +06:30 +13:15 +15:00',
        '2027-02-01 +06:40 +13:15 +15:00',
        '2027-01-31 +06:40 +13:15 +15:00',
        '2027-02-02 +06:40 +13:30 +15:00',
      ])
      const below = `Date,Fajr Iqama,Dhuhr Iqama,Isha Iqama\n1/1/2027,6:30,1:15,7:30\n1/2/2027,,,\n1/3/2027,,1:30,`
      expect(await days(below, { roles: {}, empty: 'above' })).toEqual([
        '2027-01-01 +06:30 +13:15 +19:30',
        '2027-01-02 +06:30 +13:15 +19:30',
        '2027-01-03 +06:30 +13:30 +19:30',
      ])
    })
  })

  it('with times as numbers is read once it is known what they mean', async () => {
    const text = 'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n1/1/2027,5.5,7.25,12,2.5,4.75,6.1'
    const asked = await read(text)
    expect(asked.notation.hasDecimals).toBe(true)
    expect(asked.problems.map(({ message }) => message)).toEqual([
      'Row 2, column B: ‘5.5’ can be two times: choose above the preview how they are written.',
    ])
    expect(await days(text, { roles: {}, decimals: 'hours' })).toEqual([
      '2027-01-01 05:30 07:15 12:00 14:30 16:45 18:06',
    ])
    expect(await days(text.replace('4.75', '4.45'), { roles: {}, decimals: 'minutes' })).toEqual([
      '2027-01-01 05:50 07:25 12:00 14:50 16:45 18:10',
    ])
  })

  it.each<[string, string]>([
    [
      'a line of dates',
      'Dates,Fajr,Dhuhr,Asr,Maghrib,Isha\nNov 7 – Nov 8,5:45,1:15,3:30,5:00,7:30\nNov 9-10,6:00,1:15,3:15,5:00,7:30',
    ],
    [
      'columns of first and last days',
      'From,To,Fajr,Dhuhr,Asr,Maghrib,Isha\n11/7,11/8,5:45,1:15,3:30,5:00,7:30\n11/9,11/10,6:00,1:15,3:15,5:00,7:30',
    ],
    [
      'a column of dates',
      'Iqama,11/7-11/8,11/9-11/10\nFajr,5:45,6:00\nDhuhr,1:15,1:15\nAsr,3:30,3:15\nMaghrib,5:00,5:00\nIsha,7:30,7:30',
    ],
    [
      'a text with spaces',
      'Date  Fajr  Dhuhr  Asr  Maghrib  Isha\nNov 7 to Nov 8 5:45 1:15 3:30 5:00 7:30\nNov 9 – Nov 10 6:00 1:15 3:15 5:00 7:30',
    ],
    [
      'a list for each prayer',
      'Fajr\nNov 7 – Nov 8: 5:45\nNov 9 – Nov 10: 6:00\nDhuhr\nNov 7 – Nov 10: 1:15\nAsr\nNov 7 – 8: 3:30\nNov 9 – 10: 3:15\nMaghrib\nNov 7 – Nov 10: 5:00\nIsha\nNov 7 – Nov 10: 7:30',
    ],
  ])('with iqamas for several days as %s is read', async (_, text) => {
    expect(await days(text)).toEqual([
      '2027-11-07 +05:45 +13:15 +15:30 +17:00 +19:30',
      '2027-11-08 +05:45 +13:15 +15:30 +17:00 +19:30',
      '2027-11-09 +06:00 +13:15 +15:15 +17:00 +19:30',
      '2027-11-10 +06:00 +13:15 +15:15 +17:00 +19:30',
    ])
    expect((await read(text)).problems).toEqual([])
  })

  it('of several days goes into the next year', async () => {
    const table = await read('Date,Fajr,Dhuhr,Asr\nDec 31 – Jan 1,6:30,1:15,3:00')
    expect(table.days.map(({ date }) => date)).toEqual(['2027-12-31', '2028-01-01'])
  })

  it('is alone in what it says where one time of a 12-hour column is on 24, or none', async () => {
    const rows = ['6:10', '18:11', '19:99', '6:13'].map(
      (isha, day) => `1/${day + 1}/2027,5:50,7:15,12:00,2:30,4:45,${isha}`,
    )
    const table = await read(['Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha', ...rows].join('\n'))
    expect(table.days.map(({ cells }) => cells.isha?.clock)).toEqual([
      ...['18:10', '18:11', null, '18:13'],
    ])
    expect(table.problems).toHaveLength(1)
  })

  it('stays on 12 hours where others of its column say AM or PM', async () => {
    const rows = ['6:10 PM', '18:11', '18:12', '6:13 PM', '6:14'].map(
      (isha, day) => `1/${day + 1}/2027,5:50,7:15,12:00,2:30,4:45,${isha}`,
    )
    const table = await read(['Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha', ...rows].join('\n'))
    expect(table.days.map(({ cells }) => cells.isha?.clock)).toEqual([
      ...['18:10', '18:11', '18:12', '18:13', '18:14'],
    ])
  })

  it('is reported with row and column where a cell cannot be read', async () => {
    const text =
      'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n1/1/2027,5:50,7:15,12:00,2:3o,4:45,6:10\n2/30/2027,5:50,7:15,12:00,2:30,,6:10\n1/1/2027,5:50,7:15,12:00,2:30,4:45,6:10'
    expect((await read(text)).problems.map(({ message }) => message)).toEqual([
      'Row 2, column E: ‘2:3o’ is not a time for Asr.',
      'Row 3, column A: ‘2/30/2027’ is not a date.',
      'Row 3, column F: Maghrib is missing.',
      'Row 4, column A: January 1, 2027 is there twice, first in row 2.',
    ])
  })

  it('says what it lacks and what is left out', async () => {
    const table = await read(
      'Date,Fajr,Dhuhr,Asr,Maghrib,Isha,Jumuah\n1/1/2027,5:50,12:00,2:30,4:45,6:10,1:30',
    )
    expect([table.computed, table.hasJumuah, table.years]).toEqual([['sunrise'], true, [2027]])
  })

  it.each<[string, string[], string | null]>([
    ['a day above 12', ['13/1', '14/1'], 'day-month'],
    ['a second number above 12', ['1/13', '1/14'], 'month-day'],
    ['days in sequence', ['1/2', '2/2', '3/2'], 'day-month'],
    ['months in sequence', ['2/1', '2/2', '2/3'], 'month-day'],
    ['a single day', ['2/3'], null],
  ])('shows by %s which number is the day', async (_, dates, order) => {
    const rows = dates.map(date => `${date},5:50,7:15,12:00,2:30,4:45,6:10`)
    const text = ['Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha', ...rows].join('\n')
    expect((await read(text)).dateOrder).toEqual({ written: true, known: order })
  })

  it('takes the order of the dates, the year and a column as chosen', async () => {
    const text = 'Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,X\n2/3,5:50,7:15,12:00,2:30,4:45,6:10'
    expect(await days(text, { roles: { '0-6': 'isha' }, order: 'day-month', year: 2028 })).toEqual([
      `2028-03-02 ${TIMES}`,
    ])
    expect(await days(text, NONE, 'timetable 2029.csv')).toEqual([
      '2029-02-03 05:50 07:15 12:00 14:30 16:45',
    ])
  })
})

describe('a row of another year', () => {
  const rows = Array.from(
    { length: 10 },
    (_, at) =>
      `${at === 4 ? 2026 : 2027}-01-${String(at + 1).padStart(2, '0')},5:50,7:15,12:00,2:30,4:45,6:10`,
  )
  const text = `Date,Fajr,Sunrise,Dhuhr,Asr,Maghrib,Isha\n${rows.join('\n')}`

  it('is asked about, and goes where the admin says', async () => {
    expect((await read(text)).unsettled).toEqual(['2026-01-05'])
    const moved = await read(text, { roles: {}, stray: 'move' })
    expect(moved.unsettled).toEqual([])
    expect(moved.days.map(({ date }) => date?.slice(0, 4))).toEqual(Array(10).fill('2027'))
    expect((await read(text, { roles: {}, stray: 'drop' })).days).toHaveLength(9)
  })
})
