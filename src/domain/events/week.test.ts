import { describe, expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { JUMUAHS_AN_HOUR_APART } from '#domain/prayer/testing/jumuahs.ts'
import { instantOf } from '#domain/time/civil.ts'
import type { CommunityEvent } from './event.ts'
import { madeEvent, madeHalaqa } from './testing/madeEvent.ts'
import { everyWeek, type WeekEntry, weekAhead } from './week.ts'

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

function lineOf(entry: WeekEntry): string {
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
      eid: { prayers: [{ time: '07:30' }, { time: '09:00' }] },
    }
    const times = { info: [eid], jumuah: [] } as never
    const days = weekAhead([], times, { date: '2026-11-21', clock: '08:00' })
    expect(days.at(-1)?.entries.map(lineOf)).toEqual(['07:30 Eid prayer 09:00'])
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

it('lists the weekly events of a weekday by their hours, also after a prayer', () => {
  const tea = { ...circle, title: 'Tea', date: '2026-09-05', startTime: '3:00 PM' }
  const breakfast = {
    ...circle,
    title: 'Breakfast',
    date: '2026-10-03',
    startTime: '',
    times: { '2026-11-28': ['05:57', '07:30'] as [string, string] },
  }
  expect(everyWeek([tea, circle, breakfast])[0]?.entries.map(({ event }) => event.title)).toEqual([
    'Breakfast',
    'Circle',
    'Tea',
  ])
})

it('lists weekly events by their weekday where the day is not known', () => {
  const once = madeEvent({ title: 'Fair' })
  const days = everyWeek([
    halaqa,
    circle,
    once,
    { ...circle, active: false },
    { ...circle, title: 'Six lessons', until: '2026-12-31' },
  ])
  expect(days.map(({ day, entries }) => [day, ...entries.map(lineOf)])).toEqual([
    [5, '19:45 Halaqa'],
    [6, '10:30 Circle'],
  ])
})
