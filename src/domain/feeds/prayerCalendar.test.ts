import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { computeRange } from '#domain/prayer/times.ts'
import { prayerCalendar } from './prayerCalendar.ts'
import { type PrayerChoice, prayerChoiceOf, prayerFeedPath } from './prayerChoice.ts'

const settings = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
const days = computeRange(settings, '2026-11-01', '2026-12-31')
const place = {
  name: 'Mercy Islamic Center',
  address: '123 Example Street',
  zone: 'America/New_York',
  origin: 'https://mosque.example.org',
  revision: 4,
  savedAt: new Date('2026-11-01T00:00:00Z'),
}
function entries(query: string) {
  const text = prayerCalendar(days, prayerChoiceOf(new URLSearchParams(query)), place)
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
}
const clock = ({ startDate }: ICAL.Event) => startDate.toString().slice(11, 16)

describe('the calendar of prayer times', () => {
  it('has each chosen time of each day, as the prayer domain has it', () => {
    const fajr = entries('prayers=fajr&times=both')
    expect(fajr.filter(one => one.summary === 'Fajr athan').map(clock)).toEqual(
      days.map(day => day.athan.fajr),
    )
    expect(fajr.filter(one => one.summary === 'Fajr iqama').map(clock)).toEqual(
      days.map(day => day.iqama.fajr),
    )
    expect(fajr).toHaveLength(days.length * 2)
  })

  it('has Jumu’ah in place of Dhuhr’s iqama on Fridays, and its athan nevertheless', () => {
    const fridays = days.filter(day => day.jumuah.length > 0)
    expect(fridays).toHaveLength(8)
    expect(entries('prayers=dhuhr&times=iqama')).toHaveLength(days.length - fridays.length)
    expect(entries('prayers=dhuhr&times=athan')).toHaveLength(days.length)
    expect(entries('prayers=jumuah').map(clock)).toEqual(
      fridays.flatMap(day => day.jumuah.map(slot => slot.time)),
    )
  })

  it('has ids that stay and differ', () => {
    const all = entries('times=both')
    expect(new Set(all.map(one => one.uid)).size).toBe(all.length)
    expect(all[0]?.uid).toBe('2026-11-01-fajr-athan@mosque.example.org')
    expect(all[0]?.sequence).toBe(4)
  })
})

describe('the choice', () => {
  const ALL = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah']
  it.each<[string, PrayerChoice['prayers'], PrayerChoice['times']]>([
    ['', ALL as never, 'iqama'],
    ['prayers=maghrib,fajr&times=athan', ['fajr', 'maghrib'], 'athan'],
    ['prayers=FAJR&times=both', ['fajr'], 'both'],
    ['prayers=tea&times=never', ALL as never, 'iqama'],
    ['prayers=asr&prayers=fajr', ['fajr', 'asr'], 'iqama'],
  ])('%j', (query, prayers, times) => {
    expect(prayerChoiceOf(new URLSearchParams(query))).toEqual({ prayers, times })
  })

  it.each([
    ['/prayer-times.ics', { prayers: ALL, times: 'iqama' }],
    ['/prayer-times.ics?prayers=fajr,isha', { prayers: ['fajr', 'isha'], times: 'iqama' }],
    ['/prayer-times.ics?times=both', { prayers: ALL, times: 'both' }],
  ])('comes back from %s', (path, choice) => {
    expect(prayerFeedPath(choice as PrayerChoice)).toBe(path)
    expect(prayerChoiceOf(new URL(path, 'https://x.example').searchParams)).toEqual(choice)
  })
})
