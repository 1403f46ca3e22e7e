/** The curves that all drawings share, as SVG path data, so that they have the same style. */

/** One number of path data: more than one decimal is not visible. */
const n = (value: number) => String(Math.round(value * 10) / 10)

/** The share of an arch's width by which its point rises above the springing line. */
const RISE = Math.sqrt(0.7 ** 2 - 0.2 ** 2)

/**
 * A two-centered pointed arch, `w` wide and `h` high in all, with its base on the line `y`. Only its
 * start is absolute, so that equal arches are equal text and compress well.
 */
export function arch(x: number, y: number, w: number, h: number): string {
  const [r, half, rise, jamb] = [n(w * 0.7), n(w / 2), n(w * RISE), n(h - w * RISE)]
  const curve = `a${r} ${r} 0 0 1 ${half}`
  return `M${n(x)} ${n(y)}v-${jamb}${curve}-${rise}${curve} ${rise}v${jamb}z`
}

/** A row of `count` equal arches in one path, one every `step`. */
export function arcade(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  step: number,
): string {
  return Array.from({ length: count }, (_, i) => arch(x + i * step, y, w, h)).join('')
}

/** The right flank of a dome whose base is on `y` from `x`, from its point down to its foot. */
const flank = (x: number, y: number, w: number) =>
  `C${n(x + 0.66 * w)} ${n(y - 0.69 * w)} ${n(x + 1.08 * w)} ${n(y - 0.5 * w)} ${n(x + 0.97 * w)} ${n(y)}`

/** A dome with a slight keel, with its base on the line `y` from `x`; it is 0.82 `w` high. */
export function dome(x: number, y: number, w: number): string {
  const rise = `C${n(x - 0.08 * w)} ${n(y - 0.5 * w)} ${n(x + 0.34 * w)} ${n(y - 0.69 * w)} ${n(x + w / 2)} ${n(y - 0.82 * w)}`
  return `M${n(x + 0.03 * w)} ${n(y)}${rise}${flank(x, y, w)}z`
}

/** The shaded side of the same dome. */
export function domeShade(x: number, y: number, w: number): string {
  const inner = `C${n(x + 0.8 * w)} ${n(y - 0.34 * w)} ${n(x + 0.7 * w)} ${n(y - 0.64 * w)} ${n(x + w / 2)} ${n(y - 0.82 * w)}`
  return `M${n(x + w / 2)} ${n(y - 0.82 * w)}${flank(x, y, w)}H${n(x + 0.68 * w)}${inner}z`
}

/** The eight-pointed star of two squares, around (cx, cy), with its points at radius `r`. */
export function star(cx: number, cy: number, r: number): string {
  const inner = (r * Math.SQRT1_2) / Math.cos(Math.PI / 8)
  const corners = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? inner : r
    const angle = (i * Math.PI) / 8
    return [n(radius * Math.sin(angle)), n(-radius * Math.cos(angle))].map(Number)
  })
  const steps = corners.slice(1).map(([x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = corners[i] ?? []
    return `${n(x - fromX)} ${n(y - fromY)}`
  })
  return `M${n(cx)} ${n(cy - r)}l${steps.join(' ')}z`
}

/** A cypress with its base on `y`. */
export function cypress(x: number, y: number, w: number, h: number): string {
  const c = x + w / 2
  return `M${n(c)} ${n(y - h)}C${n(x + w * 0.86)} ${n(y - h * 0.62)} ${n(x + w * 1.1)} ${n(y - h * 0.18)} ${n(c)} ${n(y)}C${n(x - w * 0.1)} ${n(y - h * 0.18)} ${n(x + w * 0.14)} ${n(y - h * 0.62)} ${n(c)} ${n(y - h)}z`
}

/** The shaded half of the same cypress. */
export function cypressShade(x: number, y: number, w: number, h: number): string {
  const c = x + w / 2
  return `M${n(c)} ${n(y - h)}C${n(x + w * 0.86)} ${n(y - h * 0.62)} ${n(x + w * 1.1)} ${n(y - h * 0.18)} ${n(c)} ${n(y)}C${n(c + w * 0.2)} ${n(y - h * 0.3)} ${n(c + w * 0.08)} ${n(y - h * 0.7)} ${n(c)} ${n(y - h)}z`
}

/** A waxing crescent open to the right, around (cx, cy). */
export function crescent(cx: number, cy: number, r: number): string {
  const [x, top, bottom] = [n(cx + r * 0.6), n(cy - r * 0.8), n(cy + r * 0.8)]
  return `M${x} ${top}A${n(r)} ${n(r)} 0 1 0 ${x} ${bottom}A${n(r * 0.82)} ${n(r * 0.82)} 0 1 1 ${x} ${top}z`
}

/** Where the parts of a building are, in a drawing that no layout arranges. */
export type Places = Readonly<
  Record<
    'before' | 'after' | 'crown' | 'turrets' | 'wall' | 'front',
    { x: number; y: number; width: number; height: number }
  >
>
