import { DAY_MINUTES } from '#domain/time/civil.ts'

/** Days from one new moon to the next, on average. */
const MONTH = 29.53
/** Minutes by which the moon is later every day. */
const LATER = DAY_MINUTES / MONTH
/** Half of the time that the moon is above the horizon, on average, in minutes. */
const HALF_WAY = 372

/** The thinnest crescent can still be seen in a small drawing. */
const THINNEST = -0.9

interface Moon {
  /** Where it is on its way across the sky: -1 at rising, 0 highest, 1 at setting; beyond, it is down. */
  readonly way: number
  /** The lit part as a path around the origin: a disk of radius 1 in thousandths. */
  readonly path: string
  /** Degrees by which it is turned clockwise: its light leans toward the sun below the horizon. */
  readonly tilt: number
}

/**
 * The moon as north of the equator, by its age in Hijri days: thin on the right side after 1, full after
 * 14 and 15, thin on the left side at the end. `sinceNoon` is in minutes. It is for drawings, not exact.
 */
export function moonAt(age: number, sinceNoon: number, halfDay: number, latitude: number): Moon {
  const behind = sinceNoon - age * LATER
  const lunarDay = DAY_MINUTES + LATER
  const sinceHighest = behind - Math.round(behind / lunarDay) * lunarDay
  const phase = age / MONTH
  const halfWay = HALF_WAY + (halfDay - 360) * Math.cos(phase * 2 * Math.PI)
  const way = sinceHighest / halfWay
  const lean = 90 - Math.abs(latitude)
  return { way, path: litPart(phase), tilt: lean * Math.sin((way * Math.PI) / 2) }
}

/** The lit part at a phase from 0 (new) over 0.5 (full) to 1: half a disk, more or less the ellipse of the terminator. */
function litPart(phase: number): string {
  const waxing = phase < 0.5
  const bulge = -Math.cos(phase * 2 * Math.PI)
  const rim = waxing ? 1 : 0
  const inner = bulge > 0 === waxing ? 1 : 0
  const width = Math.round(Math.abs(Math.max(bulge, THINNEST)) * 1000)
  return `M0-1000A1000 1000 0 0 ${rim} 0 1000A${width} 1000 0 0 ${inner} 0-1000z`
}
