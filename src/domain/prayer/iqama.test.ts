import { describe, expect, it } from 'vitest'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { dayLine, isOneDay, nearest } from './dayLine.ts'
import { iqamaOf, ruleInWords } from './iqama.ts'
import type { IqamaRule } from './settings.ts'

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
const rounded = (minutes: number): IqamaRule => ({ kind: 'after-athan-rounded', minutes })
const sunset = (minutes: number): IqamaRule => ({ kind: 'after-sunset', minutes })
const bothSeasons = { standard: '13:15', daylight: '13:30' }

describe('iqama rules', () => {
  it.each<[string, IqamaRule, string, string, boolean?]>([
    ['at 1:30 PM', fixed('13:30'), '12:40', '13:30'],
    ['at 1:15 PM, in daylight time 1:30 PM', fixed(bothSeasons), '11:43', '13:15'],
    ['at 1:15 PM, in daylight time 1:30 PM', fixed(bothSeasons), '13:06', '13:30', true],
    ['at 8:00 PM', fixed('20:00'), '20:41', '20:41'],
    ['at 12:15 AM', fixed('00:15'), '23:50', '00:15'],
    ['at 9:00 PM', fixed('21:00'), '00:40', '00:40'],
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
      '23:10',
    ],
    ['10 minutes after athan, rounded up to 5 minutes', rounded(10), '14:11', '14:25'],
    ['10 minutes after athan, rounded up to 5 minutes', rounded(10), '14:10', '14:20'],
    ['at athan, rounded up to 5 minutes', rounded(0), '23:58', '00:00'],
    ['5 minutes after sunset', sunset(5), '16:36', '16:38'],
    ['at sunset', sunset(0), '16:36', '16:36'],
  ])('give the iqama and the words: %s', (words, rule, athan, iqama, daylight = false) => {
    const line = minutesOf(athan)
    const given = iqamaOf(rule, { athan: line, sunset: minutesOf('16:33'), daylight })
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
