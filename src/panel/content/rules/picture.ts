import { readImage, type SectionImage } from '#domain/content/image.ts'
import { writeFocus } from '#domain/pictures/focus.ts'

/** The parts of an image section as written, right or wrong; what cannot be read is its address. */
export function parsePicture(content: string): SectionImage {
  const text = content.trim()
  return readImage(text) ?? { src: text, alt: '' }
}

/** The content of an image section: a bare address where nothing else is known, '' without a picture. */
export function writePicture({ src, alt, focus }: SectionImage): string {
  if (src === '' || (alt === '' && !focus)) return src
  return JSON.stringify({ src, alt, ...(focus && { focus: writeFocus(focus) }) })
}

/** Fields of items that hold the address of a picture or document. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(['image', 'photo', 'file'])

const UPLOAD = /^\/api\/uploads\/([\w-]{1,6})/

/** What a picture is called where it cannot be shown: uploads have no names of their own. */
export function shortPictureName(address: string): string {
  const [, hash] = UPLOAD.exec(address) ?? []
  if (hash) return `uploaded ${address.endsWith('.pdf') ? 'document' : 'picture'} ${hash}`
  return address.split(/[?#]/)[0]?.replace(/\/+$/, '').split('/').at(-1) || address
}
