import type { Extension } from './kind.ts'

const MEGA = 1_000_000

/**
 * The most megapixels of a picture. Whoever resizes it holds it decoded: phones' largest photos
 * still fit into 250 MB, but an AVIF takes five times the memory of the others.
 */
const MOST_MEGAPIXELS: Record<Extension, number> = { png: 50, jpg: 50, webp: 50, gif: 50, avif: 10 }

/** Why a picture is too large to be taken; undefined: it is not. */
export function tooManyPixels(
  extension: Extension,
  { width, height }: { width: number; height: number },
): string | undefined {
  const most = MOST_MEGAPIXELS[extension]
  const pixels = width * height
  if (pixels <= most * MEGA) return undefined
  const has = Math.ceil(pixels / MEGA)
  return `The picture has ${has} megapixels. Make it smaller first: ${extension === 'avif' ? 'an AVIF' : 'it'} can have at most ${most}.`
}
