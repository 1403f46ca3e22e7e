import type { SectionImage } from '#domain/content/image.ts'

/** The address and the alternative text of an image section, as written, right or wrong. */
export function parsePicture(content: string): SectionImage {
  const text = content.trim()
  if (!text.startsWith('{')) return { src: text, alt: '' }
  try {
    const { src, alt } = JSON.parse(text) as Record<string, unknown>
    return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
  } catch {
    return { src: text, alt: '' }
  }
}

/** The content of an image section: a bare address where there is no alternative text, '' without a picture. */
export function writePicture({ src, alt }: SectionImage): string {
  return src === '' || alt === '' ? src : JSON.stringify({ src, alt })
}

/** Fields of items that hold the address of a picture. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(['image', 'photo'])

const UPLOAD = /^\/api\/uploads\/([\w-]{1,6})/

/** What a picture is called where it cannot be shown: uploads have no names of their own. */
export function shortPictureName(address: string): string {
  const [, hash] = UPLOAD.exec(address) ?? []
  if (hash) return `uploaded picture ${hash}`
  return address.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1) || address
}
