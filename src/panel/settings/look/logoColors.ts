import { hex, type Lab, labOfHex } from '#domain/theme/oklch.ts'
import { type OwnColor, typedColor } from '#domain/theme/siteColor.ts'

/** Fewer than this many degrees apart, two colors of a logo are shades of one. */
const SHADES = 30
/** What is grayer is paper, ink or a shadow. */
const LEAST_CHROMA = 0.04
/** The share of the colored pixels that a color of the logo has at least. */
const LEAST_SHARE = 0.05
const MOST_COLORS = 3
const HUES = 36

/**
 * The colors that a logo is known by, the most frequent first, from the RGBA of its pixels: grays and
 * what is transparent do not count. Empty for a logo in black and white.
 */
export function colorsOfLogo(pixels: Uint8ClampedArray): OwnColor[] {
  const hues = Array.from({ length: HUES }, () => ({ weight: 0, sum: [0, 0, 0] }))
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.slice(at, at + 4)
    if (alpha < 128) continue
    const lab = labOfHex(hexOfBytes(r, g, b))
    const chroma = Math.hypot(lab[1], lab[2])
    if (chroma < LEAST_CHROMA) continue
    const hue = hues[Math.floor((hueOf(lab) / 360) * HUES) % HUES]
    if (!hue) continue
    // What is vivid counts more than the pale edges around it.
    hue.weight += chroma
    for (const [part, value] of lab.entries()) hue.sum[part] = (hue.sum[part] ?? 0) + value * chroma
  }
  const total = hues.reduce((sum, { weight }) => sum + weight, 0)
  const found: Lab[] = []
  for (const { weight, sum } of hues.sort((a, b) => b.weight - a.weight)) {
    if (weight === 0 || weight < total * LEAST_SHARE || found.length === MOST_COLORS) break
    const [l = 0, a = 0, b = 0] = sum.map(value => value / weight)
    const color: Lab = [l, a, b]
    if (found.every(other => degreesBetween(hueOf(other), hueOf(color)) >= SHADES))
      found.push(color)
  }
  return found.flatMap(color => typedColor(hex(color)) ?? [])
}

const hexOfBytes = (...bytes: number[]) =>
  bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')

const hueOf = ([, a, b]: Lab) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

const degreesBetween = (one: number, other: number) => {
  const apart = Math.abs(one - other)
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
