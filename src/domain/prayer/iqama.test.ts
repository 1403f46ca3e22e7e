import { describe, expect, it } from 'vitest'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { dayLine, isOneDay, nearest } from './dayLine.ts'
import { iqamaOf, ruleInWords } from './iqama.ts'
import type { IqamaRule } from './iqamaRule.ts'

const fixed = (time: Extract<IqamaRule, { kind: 'fixed' }>['time'], bounds = {}): IqamaRule => ({
  kind: 'fixed',
  time,
  ...bounds,
})
const later = (minutes: number, bounds = {}): IqamaRule => ({
  kind: 'after-athan',
  minutes,
  ...bounds,
})
const rounded = (minutes: number, roundTo: 5 | 10 | 15 = 5): IqamaRule => ({
  kind: 'after-athan',
  minutes,
  roundTo,
})
const sunset = (minutes: number, more = {}): IqamaRule => ({
  kind: 'after-sunset',
  minutes,
  ...more,
})
const bothSeasons = { standard: '13:15', daylight: '13:30' }

describe('iqama rules', () => {
  it.each<[string, IqamaRule, string, string, boolean?]>([
    ['at 1:30 PM', fixed('13:30'), '12:40', '13:30'],
    ['at 1:15 PM, in daylight time 1:30 PM', fixed(bothSeasons), '11:43', '13:15'],
    ['at 1:15 PM, in daylight time 1:30 PM', fixed(bothSeasons), '13:06', '13:30', true],
    ['at 8:00 PM', fixed('20:00'), '20:41', '20:00'],
    ['at 12:15 AM', fixed('00:15'), '23:50', '00:15'],
    ['at 9:00 PM', fixed('21:00'), '00:40', '21:00'],
    ['at 5:00 AM', fixed('05:00'), '23:50', '05:00'],
    ['20 minutes after athan', later(20), '05:30', '05:50'],
    ['1 minute after athan', later(1), '05:30', '05:31'],
    ['at athan', later(0), '05:30', '05:30'],
    ['10 minutes after athan', later(10), '23:55', '00:05'],
    [
      '10 minutes after athan, not before 7:30 PM',
      later(10, { notBefore: '19:30' }),
      '17:53',
      '19:30',
    ],
    [
      '10 minutes after athan, not before 7:30 PM',
      later(10, { notBefore: '19:30' }),
      '20:17',
      '20:27',
    ],
    [
      '10 minutes after athan, not before 7:30 PM',
      later(10, { notBefore: '19:30' }),
      '00:40',
      '00:50',
    ],
    [
      '30 minutes after athan, not after 10:45 PM',
      later(30, { notAfter: '22:45' }),
      '22:30',
      '22:45',
    ],
    [
      '30 minutes after athan, not after 12:30 AM',
      later(30, { notAfter: '00:30' }),
      '00:10',
      '00:30',
    ],
    [
      '30 minutes after athan, not after 10:45 PM',
      later(30, { notAfter: '22:45' }),
      '23:10',
      '22:45',
    ],
    ['10 minutes after athan, rounded up to 5 minutes', rounded(10), '14:11', '14:25'],
    ['10 minutes after athan, rounded up to 5 minutes', rounded(10), '14:10', '14:20'],
    ['at athan, rounded up to 5 minutes', rounded(0), '23:58', '00:00'],
    ['5 minutes after sunset', sunset(5), '16:36', '16:38'],
    ['at sunset', sunset(0), '16:36', '16:33'],
    ['10 minutes after athan, rounded up to 15 minutes', rounded(10, 15), '14:11', '14:30'],
    [
      '5 minutes after sunset, rounded up to 10 minutes',
      sunset(5, { roundTo: 10 }),
      '16:36',
      '16:40',
    ],
    [
      '10 minutes after athan, rounded up to 10 minutes, not after 10:45 PM',
      later(10, { roundTo: 10, notAfter: '22:45' }),
      '22:36',
      '22:45',
    ],
    [
      '10 minutes after the week’s latest athan, changing only on Fridays',
      later(10, { weekday: 5 }),
      '17:53',
      '18:03',
    ],
    [
      'at the week’s latest sunset, rounded up to 5 minutes, changing only on Sundays',
      sunset(0, { roundTo: 5, weekday: 0 }),
      '16:36',
      '16:35',
    ],
    [
      'at 6:15 AM from January, 5:45 AM from April, 5:30 AM from July, 6:00 AM from October',
      { kind: 'quarterly', times: ['06:15', '05:45', '05:30', '06:00'] },
      '05:20',
      '06:00',
    ],
  ])('give the iqama and the words: %s', (words, rule, athan, iqama, daylight = false) => {
    const line = minutesOf(athan)
    const times = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: line }
    const day = { iso: '2026-11-21', line: times, sunset: minutesOf('16:33'), daylight }
    const given = iqamaOf(rule, 'isha', day)
    expect(clockOf(given)).toBe(iqama)
    expect(ruleInWords(rule)).toBe(words)
  })
})

describe('the day line', () => {
  const day = {
    fajr: '05:30',
    sunrise: '06:50',
    dhuhr: '11:43',
    asr: '14:13',
    maghrib: '16:33',
    isha: '17:53',
  }

  it.each([
    ['an ordinary day', {}, 330, 1073],
    ['Isha after midnight', { maghrib: '22:40', isha: '00:40' }, 330, 1480],
    ['Maghrib and Isha after midnight', { maghrib: '00:20', isha: '00:50' }, 330, 1490],
    ['Fajr before midnight', { fajr: '23:50', sunrise: '02:10' }, -10, 1073],
  ])('orders the times of %s', (_, changed, fajr, isha) => {
    const clocks = { ...day, ...changed }
    expect(dayLine(clocks)).toMatchObject({ fajr, isha, dhuhr: 703 })
    expect(isOneDay(clocks)).toBe(true)
  })

  it.each([
    ['Asr before Dhuhr', { asr: '11:13' }],
    ['Sunrise before Fajr', { sunrise: '05:10' }],
    ['Isha before Maghrib', { isha: '16:13' }],
    ['an invalid clock time', { asr: '25:00' }],
  ])('is not a day with %s', (_, changed) => expect(isOneDay({ ...day, ...changed })).toBe(false))

  it('places a clock time as near as possible to a moment', () => {
    expect(nearest('00:15', 1430)).toBe(1455)
    expect(nearest('23:50', 10)).toBe(-10)
    expect(nearest('13:30', 700)).toBe(810)
  })
})
