import { type Lab, labOfHex } from '#domain/theme/oklch.ts'
import { type OwnColor, typedColor } from '#domain/theme/siteColor.ts'

/** Fewer than this many degrees apart, two colors of a logo are shades of one. */
const SHADES = 30
/** What is grayer is paper, ink or a shadow. */
const LEAST_CHROMA = 0.04
/** The share of the colored pixels that a color of the logo has at least. */
const LEAST_SHARE = 0.05
const MOST_COLORS = 3

interface Cell {
  weight: number
  count: number
  sum: [r: number, g: number, b: number]
}

/**
 * The colors that a logo is known by, the most frequent first, from the RGBA of its pixels: grays and
 * what is transparent do not count. Empty for a logo in black and white.
 */
export function colorsOfLogo(pixels: Uint8ClampedArray): OwnColor[] {
  const cells = new Map<number, Cell>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.slice(at, at + 4)
    const chroma = chromaOf(labOfHex(hexOfBytes([r, g, b])))
    if (alpha < 128 || chroma < LEAST_CHROMA) continue
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const cell = cells.get(key) ?? { weight: 0, count: 0, sum: [0, 0, 0] }
    cells.set(key, cell)
    // What is vivid counts more than the pale edges around it.
    cell.weight += chroma
    cell.count += 1
    cell.sum = [cell.sum[0] + r, cell.sum[1] + g, cell.sum[2] + b]
  }
  const total = [...cells.values()].reduce((sum, { weight }) => sum + weight, 0)
  const found: OwnColor[] = []
  for (const { weight, count, sum } of [...cells.values()].sort((a, b) => b.weight - a.weight)) {
    if (weight < total * LEAST_SHARE || found.length === MOST_COLORS) break
    const color = typedColor(hexOfBytes(sum.map(value => Math.round(value / count))))
    if (color && found.every(other => degreesBetween(other, color) >= SHADES)) found.push(color)
  }
  return found
}

const hexOfBytes = (bytes: readonly number[]) =>
  bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')

const chromaOf = ([, a, b]: Lab) => Math.hypot(a, b)

const hueOf = ([, a, b]: Lab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

const degreesBetween = (one: OwnColor, other: OwnColor) => {
  const apart = Math.abs(hueOf(labOfHex(one)) - hueOf(labOfHex(other)))
  return Math.min(apart, 360 - apart)
}

/** A logo is looked at in this size: enough for what it is known by. */
const SIDE = 64

/** The colors of the logo at that address; rejects where it cannot be loaded. */
export async function readLogoColors(address: string): Promise<OwnColor[]> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return []
  pen.drawImage(picture, 0, 0, SIDE, SIDE)
  return colorsOfLogo(pen.getImageData(0, 0, SIDE, SIDE).data)
}
