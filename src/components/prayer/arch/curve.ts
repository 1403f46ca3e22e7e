/**
 * The arch's pointed top is the sun's path: Fajr at one foot, noon at the point, Isha at the other.
 * The picture is in its own units; the panel and the gold line inside it go on below.
 */
export const TOP = { width: 320, height: 96 }

export const OUTLINE = 'M0 97V84C0 40 104 33 160 0C216 33 320 40 320 84V97Z'

type Point = readonly [x: number, y: number]
/** A quarter of the gold line, from a foot to the point: a cubic Bézier curve. */
const LINE: readonly [Point, Point, Point, Point] = [
  [9, 87],
  [9, 47],
  [106, 41],
  [160, 10],
]

/** Made where it is drawn: the script that places the sun has no need of it. */
export const goldLine = () =>
  `M${LINE[0][0]} ${TOP.height + 1}V${LINE[0][1]}C${LINE[1].join(' ')} ${LINE[2].join(' ')} ${LINE[3].join(' ')}C${mirror(LINE[2])} ${mirror(LINE[1])} ${TOP.width - LINE[0][0]} ${LINE[0][1]}V${TOP.height + 1}`

function mirror([x, y]: Point): string {
  return `${TOP.width - x} ${y}`
}

/** A place on the line: -1 is the foot where the day begins, 0 the point, 1 the foot where it ends. */
export function onCurve(place: number): { x: number; y: number } {
  const held = Math.max(-1, Math.min(1, place))
  const t = 1 - Math.abs(held)
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
  const sum = (axis: 0 | 1) =>
    LINE.reduce((all, point, index) => all + point[axis] * (weights[index] ?? 0), 0)
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round(held > 0 ? TOP.width - sum(0) : sum(0)), y: round(sum(1)) }
}

/** The place of a minute of the day line between Fajr, noon and Isha. */
export function placeOnArch(
  minutes: number,
  { fajr, dhuhr, isha }: { fajr: number; dhuhr: number; isha: number },
): number {
  const held = Math.max(fajr, Math.min(isha, minutes))
  return held < dhuhr ? (held - dhuhr) / (dhuhr - fajr) : (held - dhuhr) / (isha - dhuhr || 1)
}
