import type { PictureKind } from './kind.ts'

const MEGA = 1_000_000

/**
 * The most megapixels of a picture, by what resizing it takes in memory: rows are decoded one after
 * the other, so that phones' largest photos fit; an interlaced picture is decoded as a whole.
 */
const MOST = { rows: 50, interlaced: 25 }

/** Why a picture is too large to be taken; undefined: it is not. */
export function tooManyPixels({
  extension,
  width,
  height,
  interlaced,
}: Omit<PictureKind, 'type'>): string | undefined {
  const [most, name] = interlaced
    ? [MOST.interlaced, extension === 'jpg' ? 'a progressive JPEG' : 'an interlaced PNG']
    : [MOST.rows, 'it']
  const pixels = width * height
  if (pixels <= most * MEGA) return undefined
  const has = Math.ceil(pixels / MEGA)
  return `The picture has ${has} megapixels. Make it smaller first: ${name} can have at most ${most}.`
}
