import { describe, expect, it } from 'vitest'
import * as civil from './civil.ts'

const NEW_YORK = 'America/New_York'

describe('clock times', () => {
  it.each([
    ['00:00', 0],
    ['13:05', 785],
    ['23:59', 1439],
    ['24:00', Number.NaN],
    ['1:05', Number.NaN],
    ['', Number.NaN],
  ])('minutesOf reads %s as %s', (clock, minutes) => expect(civil.minutesOf(clock)).toBe(minutes))

  it.each([
    [0, '00:00'],
    [1480, '00:40'],
    [-10, '23:50'],
  ])('clockOf writes %i as %s', (minutes, clock) => expect(civil.clockOf(minutes)).toBe(clock))
})

describe('dates', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2100-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['0000-00-00', false],
  ])('isCivilDate(%s) is %s', (text, real) => expect(civil.isCivilDate(text)).toBe(real))

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('addDays adds to %s %i days', (date, days, result) => {
    expect(civil.addDays(date, days)).toBe(result)
    expect(civil.daysBetween(date, result)).toBe(days)
  })

  it('counts weekdays and months', () => {
    expect(civil.weekday('2026-11-21')).toBe(6)
    expect(civil.firstOfMonth('2026-11-21')).toBe('2026-11-01')
    expect(civil.firstOfMonth('2026-11-30', 2)).toBe('2027-01-01')
    expect(civil.datesFrom('2026-12-30', '2027-01-02')).toHaveLength(4)
    expect(civil.datesFrom('2026-12-30', '2027-01-13', 7)).toEqual([
      '2026-12-30',
      '2027-01-06',
      '2027-01-13',
    ])
    expect(civil.datesFrom('2027-01-02', '2027-01-01', 7)).toEqual([])
  })
})

describe('zones', () => {
  it('whose offsets are known from elsewhere are not read', () => {
    const dates = civil.datesFrom('2026-10-30', '2026-11-02')
    const offsets = civil.offsetsOf(NEW_YORK, dates)
    expect(offsets).toEqual([-240, -240, -240, -300])
    // No such zone: reading it would throw.
    civil.knowOffsets('Test/Zone', dates[0] ?? '', offsets)
    expect(civil.clockIn('Test/Zone', new Date('2026-10-30T16:30:00Z'))).toBe('12:30')
    expect(civil.civilDateIn('Test/Zone', new Date('2026-10-31T03:59:00Z'))).toBe('2026-10-30')
    expect(() => civil.clockIn('Test/Zone', new Date('2026-11-01T06:30:00Z'))).toThrow(RangeError)
  })

  it.each([
    ['2026-11-21T04:59:00Z', NEW_YORK, '2026-11-20', '23:59'],
    ['2026-11-21T05:00:00Z', NEW_YORK, '2026-11-21', '00:00'],
    ['2026-11-21T12:00:00Z', 'Pacific/Auckland', '2026-11-22', '01:00'],
    ['2026-11-21T12:00:00Z', 'Asia/Kathmandu', '2026-11-21', '17:45'],
  ])('give the local date and time of %s in %s', (instant, zone, date, clock) => {
    expect(civil.civilDateIn(zone, new Date(instant))).toBe(date)
    expect(civil.clockIn(zone, new Date(instant))).toBe(clock)
  })

  it.each([
    ['an ordinary day', '2026-11-21', '05:30', '2026-11-21T10:30:00.000Z'],
    ['before the gap', '2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
    ['in the gap, moved forward', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['after the gap', '2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
    ['the evening of that day', '2027-03-14', '19:01', '2027-03-14T23:01:00.000Z'],
    ['twice that night: the first', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['after both', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('instantOf gives the instant: %s', (_, date, clock, instant) => {
    expect(civil.instantOf(date, clock, NEW_YORK).toISOString()).toBe(instant)
  })

  it.each([
    ['2026-10-31', NEW_YORK, true],
    ['2026-11-01', NEW_YORK, false],
    ['2027-03-14', NEW_YORK, true],
    ['2027-01-10', 'Australia/Sydney', true],
    ['2027-07-10', 'Australia/Sydney', false],
    ['2027-07-10', 'Asia/Riyadh', false],
  ])('isDaylightTime detects daylight time on %s in %s', (date, zone, daylight) => {
    expect(civil.isDaylightTime(date, zone)).toBe(daylight)
  })

  it('reject an unknown zone', () => {
    expect(() => civil.civilDateIn('Mars/Base', new Date(0))).toThrow(RangeError)
  })
})
