import { describe, expect, it } from 'vitest'
import { DAY_TIMES } from './names.ts'
import { sunPath } from './sunPath.ts'

const clocks = (...times: readonly string[]) =>
  Object.fromEntries(DAY_TIMES.map((name, index) => [name, times[index] ?? ''])) as Record<
    (typeof DAY_TIMES)[number],
    string
  >
const DAYS = [
  ['a winter day', clocks('05:30', '06:50', '11:43', '14:13', '16:33', '17:53')],
  [
    'a day whose Isha is after midnight',
    clocks('03:10', '05:00', '13:10', '17:20', '21:20', '00:40'),
  ],
  [
    'a day whose Fajr is before midnight',
    clocks('23:50', '03:40', '13:05', '17:40', '22:30', '23:40'),
  ],
] as const

describe.each(DAYS)('the sun’s path of %s', (_, day) => {
  const { line, noon, height } = sunPath(day)

  it('has the times in the order of the day', () => {
    const minutes = DAY_TIMES.map(name => line[name])
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
  })

  it('meets the horizon at sunrise and Maghrib, and is highest halfway between', () => {
    expect(height(line.sunrise)).toBe(0)
    expect(height(line.maghrib)).toBeCloseTo(0, 10)
    for (const minutes of [line.sunrise, line.dhuhr, line.asr, line.maghrib]) {
      expect(height(noon)).toBeGreaterThanOrEqual(height(minutes))
    }
  })

  it('is below the horizon at Fajr and Isha', () => {
    expect(height(line.fajr)).toBeLessThan(0)
    expect(height(line.isha)).toBeLessThan(0)
  })
})
