import { describe, expect, it } from 'vitest'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { clockOf, datesFrom, minutesOf } from '#domain/time/civil.ts'
import { hoursOn } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { hoursInWords } from './hours.ts'
import { relativeInWords, spanInWords } from './relative.ts'
import { spanOn, withResolvedTimes } from './resolve.ts'
import { CLOCKS, madeEvent } from './testing/madeEvent.ts'

const clocks: typeof CLOCKS = {
  ...CLOCKS,
  jumuah: [
    { time: '13:00', khutbah: '12:30' },
    { time: '14:00', khutbah: '13:30' },
  ],
}
const event = (more: Partial<CommunityEvent>) => madeEvent({ recurring: true, ...more })
const at = (
  prayer: NonNullable<CommunityEvent['startsAt']>['prayer'],
  point: 'athan' | 'iqama',
  minutes: number,
) => ({ prayer, at: point, minutes })
const start = (relative: ReturnType<typeof at>, day = clocks) =>
  clockOf(spanOn(event({ startsAt: relative }), '2026-11-27', () => day).start ?? Number.NaN)

describe('a time that follows a prayer', () => {
  it.each([
    [at('maghrib', 'iqama', 15), '15 minutes after Maghrib iqama', '16:55'],
    [at('maghrib', 'athan', 15), '15 minutes after Maghrib athan', '16:50'],
    [at('fajr', 'iqama', -30), '30 minutes before Fajr iqama', '05:15'],
    [at('isha', 'iqama', 0), 'at Isha iqama', '20:00'],
    [at('sunrise', 'athan', 1), '1 minute after sunrise', '06:51'],
    [at('dhuhr', 'athan', -1), '1 minute before Dhuhr athan', '11:44'],
    [at('jumuah', 'iqama', -20), "20 minutes before Jumu'ah prayer", '12:40'],
    [at('jumuah', 'iqama', 30), "30 minutes after Jumu'ah prayer", '14:30'],
    [at('jumuah', 'athan', 0), "at Jumu'ah khutbah", '12:30'],
  ])('%j is %s', (relative, words, clock) => {
    expect(relativeInWords(relative)).toBe(words)
    expect(start(relative)).toBe(clock)
  })

  it("counts from Dhuhr on a day without Jumu'ah", () => {
    expect(start(at('jumuah', 'iqama', 30), { ...clocks, jumuah: [] })).toBe('13:00')
  })

  it('is the prayer time plus its minutes on every day of a year', () => {
    const dayOf = dayComputer(seedPrayerSettings(new Date('2026-11-21T17:00:00Z')))
    const one = event({ startsAt: at('isha', 'iqama', 25), endsAt: { lasts: 45 } })
    for (const day of datesFrom('2027-01-01', '2027-12-31')) {
      const span = spanOn(one, day, dayOf)
      expect(span.start).toBe(minutesOf(dayOf(day).iqama.isha) + 25)
      expect((span.end ?? 0) - (span.start ?? 0)).toBe(45)
    }
  })

  it('belongs to the evening before when it is past midnight', () => {
    const late = {
      ...clocks,
      athan: { ...clocks.athan, isha: '23:40' },
      iqama: { ...clocks.iqama, isha: '23:50' },
    }
    const span = spanOn(event({ startsAt: at('isha', 'iqama', 30) }), '2026-06-20', () => late)
    expect(span.start).toBe(1460)
  })
})

describe('an end', () => {
  const span = (more: Partial<CommunityEvent>) => spanOn(event(more), '2026-11-27', () => clocks)
  it.each<[string, Partial<CommunityEvent>, number | undefined]>([
    ['on the clock', { startsAt: at('maghrib', 'iqama', 15), endTime: '18:00' }, 18 * 60],
    ['on the clock past midnight', { startTime: '23:00', endTime: '01:00' }, 25 * 60],
    ['after so many minutes', { startTime: '23:30', endsAt: { lasts: 60 } }, 24 * 60 + 30],
    ['at a prayer', { startTime: '10:00', endsAt: at('dhuhr', 'iqama', 0) }, 750],
    [
      'at the next morning’s prayer',
      { startTime: '21:00', endsAt: at('fajr', 'athan', 0) },
      1440 + 320,
    ],
    ['unset', { startTime: '10:00', endTime: '00:00:00' }, undefined],
  ])('is computed: %s', (_, more, end) => expect(span(more).end).toBe(end))
})

describe('the resolved times', () => {
  it('cover last month to half a year ahead, or one day for a single event', () => {
    const weekly = withResolvedTimes(
      event({ startsAt: at('asr', 'iqama', 5) }),
      '2026-11-21',
      () => clocks,
    )
    const days = Object.keys(weekly.times ?? {})
    expect([days[0], days.at(-1)]).toEqual(['2026-10-02', '2027-05-28'])
    expect(weekly.times?.['2026-11-27']).toEqual(['14:50', ''])
    const once = event({ startsAt: at('asr', 'iqama', 5), recurring: false, date: '2030-01-01' })
    expect(withResolvedTimes(once, '2026-11-21', () => clocks).times).toEqual({
      '2030-01-01': ['14:50', ''],
    })
  })

  it('are absent for an event with clock times and for days without prayer times', () => {
    const onClock = event({ startTime: '10:00' })
    expect(withResolvedTimes(onClock, '2026-11-21', () => clocks)).toBe(onClock)
    const unknown = withResolvedTimes(
      event({ startsAt: at('asr', 'iqama', 5) }),
      '2026-11-21',
      () => undefined,
    )
    expect(unknown.times).toEqual({})
  })
})

describe('the hours of a day', () => {
  const relative = event({
    startsAt: at('maghrib', 'iqama', 15),
    endsAt: { lasts: 75 },
    times: { '2026-11-27': ['16:55', '18:10'] },
  })
  it.each<[CommunityEvent, string | undefined, string]>([
    [event({ startTime: '19:45', endTime: '21:00' }), '2026-11-27', '7:45 PM – 9:00 PM'],
    [event({ startTime: '19:45:00', endTime: '00:00:00' }), '2026-11-27', '7:45 PM'],
    [event({ startTime: '', endTime: '21:00' }), '2026-11-27', ''],
    [event({ startTime: '7', endTime: 'late' }), '2026-11-27', ''],
    [relative, '2026-11-27', '4:55 PM – 6:10 PM'],
    [relative, '2030-11-29', '15 minutes after Maghrib iqama, for 1 hour 15 minutes'],
    [relative, undefined, '15 minutes after Maghrib iqama, for 1 hour 15 minutes'],
    [
      event({ startTime: '10:00', endsAt: at('dhuhr', 'athan', 0) }),
      undefined,
      '10:00 AM – Dhuhr athan',
    ],
  ])('are shown in words, case %#: %s', (one, date, words) =>
    expect(hoursInWords(one, date)).toBe(words),
  )

  it('are unset when nothing is resolved', () => {
    expect(hoursOn(relative, '2030-11-29')).toEqual({ start: '', end: '' })
  })

  it.each([
    [{ lasts: 1 }, 'for 1 minute'],
    [{ lasts: 60 }, 'for 1 hour'],
    [{ lasts: 135 }, 'for 2 hours 15 minutes'],
  ])('are shown as a duration: %j as %s', (span, words) => expect(spanInWords(span)).toBe(words))
})
