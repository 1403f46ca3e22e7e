import { isImageAddress } from './addresses.ts'

/** A picture of a page; `alt` is '' when it is only decorative. */
export interface SectionImage {
  src: string
  alt: string
}

/**
 * The picture of an image section: a bare address, or JSON with `src` and `alt`; undefined when
 * it is empty or not an address. http becomes https, since the page's CSP allows nothing else.
 */
export function parseImage(content: string): SectionImage | undefined {
  const { src, alt } = read(content.trim())
  return isImageAddress(src) ? { src: src.replace(/^http:/i, 'https:'), alt } : undefined
}

function read(content: string): SectionImage {
  if (!content.startsWith('{')) return { src: content, alt: '' }
  try {
    const { src, alt } = JSON.parse(content) as Record<string, unknown>
    return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
  } catch {
    return { src: '', alt: '' }
  }
}
