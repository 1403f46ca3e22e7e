import { describe, expect, it } from 'vitest'
import { ARC, dayArc } from './dayArc.ts'

const row = (
  fajr: string,
  sunrise: string,
  dhuhr: string,
  asr: string,
  maghrib: string,
  isha: string,
) => {
  const at = (time: string) => ({ time, iqama: '' })
  return {
    fajr: at(fajr),
    sunrise,
    dhuhr: at(dhuhr),
    asr: at(asr),
    maghrib: at(maghrib),
    isha: at(isha),
  }
}
const winter = row('05:30', '06:50', '11:43', '14:13', '16:33', '17:53')
const lateIsha = row('03:10', '05:00', '13:10', '17:20', '21:20', '00:40')

describe('dayArc', () => {
  it.each([
    ['a winter day', winter],
    ['a day whose Isha comes after midnight', lateIsha],
  ])('keeps %s inside the picture and in the order of the day', (_, day) => {
    const { marks } = dayArc(day)
    for (const mark of marks) {
      expect(mark.x).toBeGreaterThanOrEqual(ARC.inset)
      expect(mark.x).toBeLessThanOrEqual(ARC.width - ARC.inset)
      expect(mark.y).toBeGreaterThanOrEqual(ARC.inset)
      expect(mark.y).toBeLessThanOrEqual(ARC.height - ARC.inset)
    }
    expect(marks.map(mark => mark.x)).toEqual(marks.map(mark => mark.x).toSorted((a, b) => a - b))
  })

  it('meets the horizon at sunrise and Maghrib, and is highest at noon', () => {
    const { marks, horizon } = dayArc(winter)
    const y = Object.fromEntries(marks.map(mark => [mark.name, mark.y]))
    expect(y.sunrise).toBe(horizon)
    expect(y.maghrib).toBeCloseTo(horizon, 0)
    expect(y.dhuhr).toBeLessThan(y.asr ?? 0)
    expect(y.fajr).toBeGreaterThan(horizon)
  })

  it('keeps the sun at the ends before Fajr and after Isha', () => {
    const { at, marks } = dayArc(winter)
    expect(at(0)).toEqual({ x: marks[0]?.x, y: marks[0]?.y })
    expect(at(1439)).toEqual({ x: marks[5]?.x, y: marks[5]?.y })
  })
})
