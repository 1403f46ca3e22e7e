import { describe, expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { JUMUAHS_AN_HOUR_APART } from '#domain/prayer/testing/jumuahs.ts'
import { instantOf } from '#domain/time/civil.ts'
import type { CommunityEvent } from './event.ts'
import { madeEvent, madeHalaqa } from './testing/madeEvent.ts'
import { isEveryWeek, twoWeeks, weekAhead } from './week.ts'

const settings = {
  ...seedPrayerSettings(new Date('2026-11-21T12:00:00Z')),
  jumuah: JUMUAHS_AN_HOUR_APART,
}
const circle = madeHalaqa({
  id: 'c',
  title: 'Circle',
  date: '2026-01-10',
  startTime: '10:30',
  endTime: '12:00',
})
const halaqa = madeHalaqa({ title: 'Halaqa' })

function lineOf(entry: Parameters<typeof isEveryWeek>[0]): string {
  if ('clock' in entry) return [entry.clock, entry.name, ...entry.also].join(' ')
  const { start, event, isOn, isMissed, movedFrom } = entry
  const marks = [
    isOn && 'on',
    isMissed && 'missed',
    movedFrom && `from ${movedFrom.date} ${movedFrom.start}`,
  ]
  return [start, event.title, ...marks].filter(Boolean).join(' ')
}

function week(date: string, clock: string, events: CommunityEvent[]) {
  const now = instantOf(date, clock, settings.place.timeZone)
  const times = prayerTimesResponse(settings, { now })
  return weekAhead(events, times, { date, clock }).map(day => [
    day.date,
    ...day.entries.map(lineOf),
  ])
}

describe('the week ahead', () => {
  it("lists today, then the days with events or Jumu'ah, each in order of time", () => {
    expect(week('2026-11-21', '11:00', [halaqa, circle])).toEqual([
      ['2026-11-21', '10:30 Circle on'],
      ['2026-11-27', "13:15 Jumu'ah 14:15", '19:45 Halaqa'],
    ])
  })

  it("keeps today when it is over, and leads a Friday with the Jumu'ah whose prayer is ahead", () => {
    expect(week('2026-11-21', '12:00', [circle])[0]).toEqual(['2026-11-21'])
    expect(week('2026-11-27', '13:20', [])[0]).toEqual(['2026-11-27', "13:15 Jumu'ah 14:15"])
    expect(week('2026-11-27', '13:45', [])[0]).toEqual(['2026-11-27', "14:15 Jumu'ah"])
    expect(week('2026-11-27', '14:45', [])[0]).toEqual(['2026-11-27'])
  })

  it('lists the Eid prayers of the week in one line', () => {
    const eid = {
      iso: '2026-11-23',
      jumuah: [],
      eid: { prayers: [{ time: '07:30' }, { time: '07:30', place: 'Park' }, { time: '09:00' }] },
    }
    const expected = { ...eid, iso: '2026-11-24', eid: { ...eid.eid, expected: true } }
    const times = { info: [eid, expected], jumuah: [] } as never
    const days = weekAhead([], times, { date: '2026-11-21', clock: '08:00' })
    expect(days.slice(1).map(({ entries }) => entries.map(lineOf))).toEqual([
      ['07:30 Eid prayer 09:00'],
      ['07:30 Eid prayer (expected) 09:00'],
    ])
  })

  it('says which event is skipped, until its hours are over', () => {
    const skipped = { ...circle, skipped: ['2026-11-21', '2026-11-28'] }
    expect(week('2026-11-21', '09:00', [skipped])[0]).toEqual(['2026-11-21', '10:30 Circle missed'])
    expect(week('2026-11-21', '12:00', [skipped])[0]).toEqual(['2026-11-21'])
  })

  it('says from when an event of one day was moved, in place of the skipped one', () => {
    const skipped = { ...halaqa, skipped: ['2026-11-27'] }
    const moved = madeEvent({ id: 'm', title: 'halaqa ', date: '2026-11-26', startTime: '19:00' })
    expect(week('2026-11-25', '09:00', [skipped, moved])).toEqual([
      ['2026-11-25'],
      ['2026-11-26', '19:00 halaqa  from 2026-11-27 19:45'],
      ['2026-11-27', "13:15 Jumu'ah 14:15"],
    ])
  })

  it('keeps an event that began yesterday while it is on', () => {
    const night = madeEvent({
      title: 'Qiyam',
      date: '2026-11-20',
      startTime: '22:00',
      endTime: '03:00',
    })
    expect(week('2026-11-21', '01:00', [night])[0]).toEqual(['2026-11-21', '00:00 Qiyam on'])
    expect(week('2026-11-21', '03:00', [night])[0]).toEqual(['2026-11-21'])
  })

  it('looks further ahead after a quiet week, and leaves hidden events out', () => {
    const fair = madeEvent({ title: 'Fair', date: '2026-12-19', startTime: '10:00' })
    const days = week('2026-11-21', '22:00', [fair, { ...halaqa, active: false }])
    expect(days.at(-1)).toEqual(['2026-12-19', '10:00 Fair'])
  })

  it('shows events alone without prayer times', () => {
    const [day] = weekAhead([circle], null, { date: '2026-11-21', clock: '09:00' })
    expect(day?.entries.map(lineOf)).toEqual(['10:30 Circle'])
  })
})

it('has two weeks of a built page, with what is so in every week told apart', () => {
  const now = instantOf('2026-11-21', '22:00', settings.place.timeZone)
  const times = prayerTimesResponse(settings, { now })
  const once = madeEvent({ title: 'Fair', date: '2026-12-01', startTime: '10:00' })
  const lessons = { ...circle, title: 'Six lessons', date: '2026-11-22', until: '2026-12-31' }
  const night = madeEvent({ date: '2026-11-20', startTime: '22:00', endTime: '03:00' })
  const days = twoWeeks(
    [halaqa, circle, once, lessons, night, { ...circle, active: false }],
    times,
    '2026-11-21',
  )
  expect(days).toHaveLength(14)
  const lines = days.flatMap(({ date, entries }) =>
    entries.map(entry => [date, lineOf(entry), isEveryWeek(entry)]),
  )
  expect(lines).toEqual([
    ['2026-11-21', '10:30 Circle', true],
    ['2026-11-22', '10:30 Six lessons', false],
    ['2026-11-27', "13:15 Jumu'ah 14:15", false],
    ['2026-11-27', '19:45 Halaqa', true],
    ['2026-11-28', '10:30 Circle', true],
    ['2026-11-29', '10:30 Six lessons', false],
    ['2026-12-01', '10:00 Fair', false],
    ['2026-12-04', "13:15 Jumu'ah 14:15", false],
    ['2026-12-04', '19:45 Halaqa', true],
  ])
})
