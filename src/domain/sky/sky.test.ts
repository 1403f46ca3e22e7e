import { describe, expect, it } from 'vitest'
import { moonAt } from './moon.ts'
import { skyAt } from './sky.ts'

const row = (
  fajr: string,
  sunrise: string,
  dhuhr: string,
  asr: string,
  maghrib: string,
  isha: string,
) => {
  const at = (time: string) => ({ time, iqama: '' })
  const hijri = 'Jumada al-Thani 14, 1448'
  const [f, d, a, m, i] = [fajr, dhuhr, asr, maghrib, isha].map(at)
  return { fajr: f!, sunrise, dhuhr: d!, asr: a!, maghrib: m!, isha: i!, hijri }
}
const winter = row('05:30', '06:50', '11:43', '14:13', '16:33', '17:53')
const lateIsha = row('03:10', '05:00', '13:10', '17:20', '21:20', '00:40')
type SkyMoment = Parameters<typeof skyAt>[0]
const moment = (clock: string, part: Partial<SkyMoment> = {}): SkyMoment => ({
  today: winter,
  tomorrow: { hijri: 'Jumada al-Thani 15, 1448' },
  minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)),
  latitude: 40,
  ...part,
})
const at = (clock: string, part?: Partial<SkyMoment>) => skyAt(moment(clock, part))
const px = (sky: ReturnType<typeof skyAt>, name: `--${string}`) =>
  Number.parseInt(sky.properties[name] ?? '', 10)

describe('the hour', () => {
  it.each([
    ['00:10', 'night', 'night', '1', '1'],
    ['05:29', 'night', 'night', '1', '1'],
    ['06:10', 'dawn', 'night', '1', '0.4'],
    ['06:50', 'dawn', 'day', '0', '0'],
    ['08:40', 'morning', 'day', '0', '0'],
    ['11:43', 'noon', 'day', '0', '0'],
    ['14:45', 'afternoon', 'day', '0', '0'],
    ['16:33', 'maghrib', 'day', '0.5', '0'],
    ['17:15', 'dusk', 'night', '1', '0.226'],
    ['18:10', 'night', 'night', '1', '1'],
    ['23:59', 'night', 'night', '1', '1'],
  ])('at %s is %s', (clock, hour, light, lamps, stars) => {
    const { attributes, properties } = at(clock)
    expect([attributes['data-hour'], attributes['data-light']]).toEqual([hour, light])
    expect([properties['--lamps'], properties['--stars']]).toEqual([lamps, stars])
  })

  it.each([
    ['00:01', 'dusk'],
    ['01:20', 'night'],
    ['23:30', 'dusk'],
  ])('follows an Isha after midnight at %s', (clock, hour) => {
    const today = lateIsha
    expect(at(clock, { today }).attributes['data-hour']).toBe(hour)
  })

  it('never jumps from one minute to the next, in either scheme', () => {
    const numbers = (minutes: number) =>
      Object.entries(skyAt({ ...moment('00:00'), minutes }).properties)
        .filter(([name]) => name.startsWith('--sky-'))
        .flatMap(([, color]) => [...color.matchAll(/-?[\d.]+/g)].map(Number))
    expect(numbers(0)).toHaveLength(18)
    for (let minutes = 1; minutes <= 1440; minutes++) {
      const before = numbers(minutes - 1)
      const steps = numbers(minutes % 1440).map((value, i) => Math.abs(value - (before[i] ?? 0)))
      expect(Math.max(...steps), `minute ${minutes}`).toBeLessThan(0.02)
    }
  })
})

describe('the sun', () => {
  it.each([
    ['06:50', -410, 500],
    ['11:42', 0, -30],
    ['16:33', 410, 500],
  ])('at %s is at (%d, %d) from the middle of its way', (clock, x, y) => {
    expect(Math.abs(px(at(clock), '--sun-x') - x)).toBeLessThanOrEqual(2)
    expect(Math.abs(px(at(clock), '--sun-y') - y)).toBeLessThanOrEqual(2)
  })

  it('goes from right to left south of the equator', () => {
    expect(px(at('06:50', { latitude: -34 }), '--sun-x')).toBe(410)
  })

  it('is behind the ground at night', () => {
    for (const clock of ['19:00', '00:00', '04:00']) expect(px(at(clock), '--sun-y')).toBe(640)
  })
})

describe('the moon', () => {
  const evening = (day: number, clock: string) =>
    at(clock, { tomorrow: { hijri: `Ramadan ${day}, 1448` } })

  it.each([
    [1, '17:00', true],
    [1, '18:30', false],
    [7, '17:10', true],
    [14, '17:30', true],
    [15, '23:40', true],
    [24, '19:00', false],
  ])('of the evening of day %d is up at %s: %s', (day, clock, isUp) => {
    expect(px(evening(day, clock), '--moon-y') < 500).toBe(isUp)
  })

  it('is in the east at the end of a month, before dawn', () => {
    const sky = at('05:40', { today: { ...winter, hijri: 'Ramadan 27, 1448' } })
    expect(px(sky, '--moon-y')).toBeLessThan(500)
    expect(px(sky, '--moon-x')).toBeLessThan(0)
  })

  // The rim's side (1: right), then the terminator's radius and side.
  it.each([
    [1, '1 0 1000A900 1000 0 0 0'],
    [7.38, '1 0 1000A1 1000 0 0 0'],
    [10, '1 0 1000A529 1000 0 0 1'],
    [14.5, '1 0 1000A998 1000 0 0 1'],
    [20, '0 0 1000A441 1000 0 0 0'],
    [28, '0 0 1000A900 1000 0 0 1'],
  ])('at the age of %d days has its lit part', (age, arcs) => {
    expect(moonAt(age, 0, 360, 40).path).toBe(`M0-1000A1000 1000 0 0 ${arcs} 0-1000z`)
  })

  it('lies on its back at the equator and is mirrored south of it', () => {
    expect(moonAt(2, 372 + 2 * 48.76, 360, 0).tilt).toBeCloseTo(90, 0)
    expect(moonAt(2, 372 + 2 * 48.76, 360, 51).tilt).toBeCloseTo(39, 0)
    expect(at('17:00', { latitude: -34 }).properties['--moon-side']).toBe('-1')
  })
})
