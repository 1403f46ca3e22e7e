import { describe, expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { JUMUAHS_AN_HOUR_APART } from '#domain/prayer/testing/jumuahs.ts'
import { instantOf } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { type AgendaEntry, agenda } from './agenda.ts'
import type { CommunityEvent } from './event.ts'
import { madeEvent, madeHalaqa } from './testing/madeEvent.ts'

const seed = {
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

const lineOf = (entry: AgendaEntry) =>
  `${'clock' in entry ? `${clock12(entry.clock)} ${entry.name}` : `${clock12(entry.start)} ${entry.event.title}`}${entry.isOn ? ' (on)' : ''}`

function ahead(
  date: string,
  clock: string,
  events: CommunityEvent[],
  settings: PrayerSettings = seed,
) {
  const times = prayerTimesResponse(settings, {
    now: instantOf(date, clock, settings.place.timeZone),
  })
  const { day, following } = agenda(events, times, { date, clock })
  return {
    date: day.date,
    day: day.entries.map(lineOf),
    following: following.map(one => [one.date, ...one.entries.map(lineOf)]),
  }
}

describe('the agenda', () => {
  it('interleaves the iqamas and events of today, and lists the week after it', () => {
    expect(ahead('2026-11-21', '11:00', [halaqa, circle])).toEqual({
      date: '2026-11-21',
      day: [
        '10:30 AM Circle (on)',
        '1:15 PM Dhuhr',
        '2:28 PM Asr',
        '4:38 PM Maghrib',
        '7:30 PM Isha',
      ],
      following: [
        ['2026-11-27', "1:15 PM First Jumu'ah", "2:15 PM Second Jumu'ah", '7:45 PM Halaqa'],
      ],
    })
  })

  it("has Jumu'ah in the place of Dhuhr, the khutbah until its prayer", () => {
    expect(ahead('2026-11-27', '13:20', []).day.slice(0, 3)).toEqual([
      "1:15 PM First Jumu'ah (on)",
      "2:15 PM Second Jumu'ah",
      '2:26 PM Asr',
    ])
    expect(ahead('2026-11-27', '13:45', []).day[0]).toBe("2:15 PM Second Jumu'ah")
  })

  it('turns to tomorrow once today is over', () => {
    const late = ahead('2026-11-21', '22:00', [halaqa])
    expect(late.date).toBe('2026-11-22')
    expect(late.day).toHaveLength(5)
    expect(late.day[0]).toContain('Fajr')
  })

  it('keeps an event that began yesterday while it is on', () => {
    const night = madeEvent({
      title: 'Qiyam',
      date: '2026-11-20',
      startTime: '22:00',
      endTime: '03:00',
    })
    expect(ahead('2026-11-21', '01:00', [night]).day[0]).toBe('10:00 PM Qiyam (on)')
    expect(ahead('2026-11-21', '03:00', [night]).day[0]).toContain('Fajr')
  })

  it('looks further ahead after a quiet week, and leaves hidden events out', () => {
    const fair = madeEvent({ title: 'Fair', date: '2026-12-19', startTime: '10:00' })
    const { following } = ahead('2026-11-21', '22:00', [fair, { ...halaqa, active: false }])
    expect(following.at(-1)).toEqual(['2026-12-19', '10:00 AM Fair'])
  })

  it('shows events alone without prayer times', () => {
    const { day } = agenda([circle], null, { date: '2026-11-21', clock: '09:00' })
    expect(day.entries.map(lineOf)).toEqual(['10:30 AM Circle'])
  })

  it('has an Isha after midnight on the day of its clock', () => {
    const place = { name: '', latitude: 55, longitude: 10, timeZone: 'Europe/Moscow' }
    const before = ahead('2027-06-20', '23:55', [], { ...seed, place })
    expect(before.date).toBe('2027-06-21')
    expect(before.day[0]).toMatch(/^(12|1):.+ AM Isha$/)
  })
})
