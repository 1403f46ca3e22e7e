import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES, type DayTimeName } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { sunPath } from '#domain/prayer/sunPath.ts'

/** The picture's size in its own units. */
export const ARC = { width: 400, height: 120, inset: 14 }
const STEPS = 48

export interface ArcPoint {
  x: number
  y: number
}

export interface DayArcShape {
  /** The curve from Fajr to Isha as an SVG path. */
  path: string
  /** Where the curve meets the horizon: y of sunrise and sunset. */
  horizon: number
  marks: ({ name: DayTimeName; minutes: number } & ArcPoint)[]
  /** The sun's position at a minute of the row's day; before Fajr and after Isha at the ends. */
  at: (minutes: number) => ArcPoint
}

/** The sun's path from Fajr to Isha as a curve. */
export function dayArc(row: Pick<PrayerRow, DayTimeName>): DayArcShape {
  const { line, noon, height } = sunPath(clocksOf(row))
  const { fajr: first, isha: last } = line
  const top = height(noon)
  const bottom = Math.min(height(first), height(last))
  const drawn = { x: ARC.width - 2 * ARC.inset, y: ARC.height - 2 * ARC.inset }
  const round = (value: number) => Math.round(value * 10) / 10
  const y = (heightThere: number) =>
    round(ARC.inset + ((top - heightThere) / (top - bottom || 1)) * drawn.y)

  const at = (minutes: number): ArcPoint => {
    const held = Math.min(last, Math.max(first, minutes))
    return {
      x: round(ARC.inset + ((held - first) / (last - first || 1)) * drawn.x),
      y: y(height(held)),
    }
  }
  const points = Array.from({ length: STEPS + 1 }, (_, step) =>
    at(first + ((last - first) * step) / STEPS),
  )
  return {
    path: `M${points.map(point => `${point.x} ${point.y}`).join('L')}`,
    horizon: y(0),
    marks: DAY_TIMES.map(name => ({ name, minutes: line[name], ...at(line[name]) })),
    at,
  }
}
