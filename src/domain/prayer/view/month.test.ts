import { afterEach, expect, it } from 'vitest'
import { monthHtml } from '#components/prayer/month/monthHtml.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { instantOf } from '#domain/time/civil.ts'
import { DEFAULT_LOCALE, setLocale } from '#locale/locale.ts'
import { hijriSpan } from '../hijriWords.ts'
import { monthColumns, monthView } from './month.ts'

const day = (dhuhr: string, ishaIqama: string) =>
  ({
    sunrise: '06:49',
    fajr: { time: '05:30', iqama: '05:50' },
    dhuhr: { time: dhuhr, iqama: '13:15' },
    asr: { time: '14:13', iqama: '14:28' },
    maghrib: { time: '16:33', iqama: '16:38' },
    isha: { time: '22:52', iqama: ishaIqama },
    jumuah: [] as readonly string[],
  }) as PrayerRow
const halvesOf = (...rows: PrayerRow[]) =>
  Object.fromEntries(monthColumns(rows).map(({ name, half }) => [name, half]))

afterEach(() => setLocale(undefined))

it('names every column in the words of the mosque', () => {
  const terms = { sunrise: 'izlazak sunca', maghrib: 'akšam', isha: 'jacija' }
  setLocale({ ...DEFAULT_LOCALE, habits: { ...DEFAULT_LOCALE.habits, terms } })
  const labels = monthColumns([]).map(({ label }) => label)
  expect(labels).toEqual(['Fajr', 'Izlazak sunca', 'Dhuhr', 'Asr', 'Akšam', 'Jacija'])
})

it('says the half of the day once for every column in which it is the same', () => {
  expect(halvesOf(day('11:42', '23:15'), day('11:43', '23:20'))).toEqual({
    sunrise: 'AM',
    fajr: 'AM',
    dhuhr: 'AM / PM',
    asr: 'PM',
    maghrib: 'PM',
    isha: 'PM',
  })
})

it('leaves a column to its cells when its times cross noon or midnight', () => {
  const crossing = halvesOf(day('11:59', '23:50'), day('12:01', '00:05'))
  expect(crossing.dhuhr).toBeUndefined()
  expect(crossing.isha).toBeUndefined()
  expect(crossing.fajr).toBe('AM')
})

it('explains the days around a moon that is waited for', () => {
  const now = new Date('2027-03-08T17:00:00Z')
  const confirmed = [{ year: 1448, month: 9, date: '2027-02-08' }]
  const hijri = { confirmed, months: { begin: 'sighted' as const } }
  const response = prayerTimesResponse({ ...seedPrayerSettings(now), hijri }, { now })
  const march = monthView(response, '2027-03-01', '2027-03-08')
  expect([march?.title, march && hijriSpan(march.days.map(({ hijri }) => hijri))]).toEqual([
    'March 2027',
    'Ramadan – Shawwal 1448',
  ])
  const notes = Object.fromEntries(march?.days.map(({ iso, notes }) => [iso, notes]) ?? [])
  expect(notes).toMatchObject({
    '2027-03-08': [],
    '2027-03-09': [
      'Ramadan 30: not confirmed by the mosque yet',
      'Shawwal 1, 1448 if the moon is seen',
    ],
    '2027-03-10': ['Eid al-Fitr (expected), prayer times will be announced'],
  })
  expect(monthView(response, '2027-05-01', '2027-03-08')).toBeUndefined()
})

it.each([
  [
    '17:55',
    ['Ramadan 30: not confirmed by the mosque yet', 'Shawwal 1, 1448 if the moon is seen'],
    ' (expected)',
  ],
  ['17:56', [], ''],
])('settles the month at Maghrib of day 30: %s', (clock, thirtieth, expected) => {
  const now = instantOf('2027-03-09', clock, 'America/New_York')
  const hijri = {
    confirmed: [{ year: 1448, month: 9, date: '2027-02-08' }],
    months: { begin: 'sighted' as const },
  }
  const response = prayerTimesResponse({ ...seedPrayerSettings(now), hijri }, { now })
  const days = monthView(response, '2027-03-01', '2027-03-09')?.days.slice(8, 10)
  expect(days?.map(({ notes }) => notes)).toEqual([
    thirtieth,
    [`Eid al-Fitr${expected}, prayer times will be announced`],
  ])
  expect(days?.map(({ isExpected }) => isExpected)).toEqual([expected !== '', expected !== ''])
})

it("has Jumu'ah in place of Dhuhr's iqama on Fridays, and the changes of other days", () => {
  const now = new Date('2026-11-21T17:00:00Z')
  const overrides = [{ date: '2026-11-20', jumuah: [{ time: '14:15' }] }]
  const response = prayerTimesResponse({ ...seedPrayerSettings(now), overrides }, { now })
  const november = monthView(response, '2026-11-01', '2026-11-21')
  const [thursday, friday] = november?.days.slice(25, 27) ?? []
  const dhuhrOf = (of: typeof friday) => of?.times.find(({ name }) => name === 'dhuhr')
  expect(dhuhrOf(thursday)).toMatchObject({ title: 'dhuhr', iqama: '13:15' })
  expect(dhuhrOf(friday)).toMatchObject({ title: 'jumuah', iqama: '', isChanged: false })
  expect(friday?.slots.map(({ time }) => time)).toEqual(['13:45', '14:05'])
  expect(friday?.times[0]).toMatchObject({ name: 'fajr', isChanged: true })
  expect(dhuhrOf(november?.days[19])).toMatchObject({ title: 'jumuah', isChanged: true })
  expect(monthHtml('', november).match(/<td class="is-jumuah is-changed"/g)).toHaveLength(1)
})
