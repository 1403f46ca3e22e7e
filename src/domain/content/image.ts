import { type Focus, parseFocus } from '#domain/pictures/focus.ts'
import { isImageAddress, shownAddress } from './addresses.ts'

/** A picture of a page; `alt` is '' when it is only decorative. */
export interface SectionImage {
  src: string
  alt: string
  /** What stays in view where it is cropped; absent: its middle. */
  focus?: Focus
}

/**
 * The picture of an image section: a bare address, or JSON with `src`, `alt` and `focus`; undefined when
 * it is empty or not an address.
 */
export function parseImage(content: string): SectionImage | undefined {
  const image = readImage(content.trim())
  if (!image || !isImageAddress(image.src)) return undefined
  return { ...image, src: shownAddress(image.src) }
}

/** The parts of an image section as written, right or wrong; undefined for broken JSON. */
export function readImage(content: string): SectionImage | undefined {
  if (!content.startsWith('{')) return { src: content, alt: '' }
  try {
    const { src, alt, focus: point } = JSON.parse(content) as Record<string, unknown>
    const focus = typeof point === 'string' ? parseFocus(point) : undefined
    return {
      src: typeof src === 'string' ? src : '',
      alt: typeof alt === 'string' ? alt : '',
      ...(focus && { focus }),
    }
  } catch {
    return undefined
  }
}
