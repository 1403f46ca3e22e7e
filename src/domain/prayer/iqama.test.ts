import { describe, expect, it } from 'vitest'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { dayLine, isOneDay, nearest } from './dayLine.ts'
import { iqamaOf, ruleInWords } from './iqama.ts'
import type { IqamaRule } from './iqamaRule.ts'
import iqamas from './testing/iqamas.json' with { type: 'json' }

describe('iqama rules', () => {
  it.each(iqamas as [string, IqamaRule, string, string, boolean?][])(
    'give the iqama and the words: %s',
    (words, rule, athan, iqama, daylight = false) => {
      const line = minutesOf(athan)
      const times = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: line }
      const day = { iso: '2026-11-21', line: times, sunset: minutesOf('16:33'), daylight }
      const given = iqamaOf(rule, 'isha', day)
      expect(clockOf(given)).toBe(iqama)
      expect(ruleInWords(rule)).toBe(words)
    },
  )
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
