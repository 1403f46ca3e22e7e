import { formatNumber } from '#locale/formatNumber.ts'
import type { PictureKind } from './kind.ts'

const MEGA = 1_000_000

/**
 * The maximum megapixels of a picture, limited by the memory for resizing it. Rows are decoded one by
 * one, so that phones' largest photos fit; an interlaced picture is decoded as a whole.
 */
const MOST = { rows: 50, interlaced: 25 }

/** The most rows of a WebP picture, in which pages show every picture. Source: RFC 9649, 2.5. */
const MOST_ROWS = 16_383

/** Why a picture is too large; undefined when it is not. */
export function tooManyPixels({
  extension,
  width,
  height,
  interlaced,
}: Omit<PictureKind, 'type'>): string | undefined {
  if (height > MOST_ROWS) {
    const [is, at] = [height, MOST_ROWS].map(formatNumber)
    return `The picture is ${is} pixels high. Crop it first: at most ${at} can be shown.`
  }
  const [most, name] = interlaced
    ? [MOST.interlaced, extension === 'jpg' ? 'a progressive JPEG' : 'an interlaced PNG']
    : [MOST.rows, 'it']
  const pixels = width * height
  if (pixels <= most * MEGA) return undefined
  const has = Math.ceil(pixels / MEGA)
  return `The picture has ${has} megapixels. Make it smaller first: ${name} can have at most ${most}.`
}
