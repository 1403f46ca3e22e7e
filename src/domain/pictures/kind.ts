import type { Size } from './bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** The formats that are accepted, by the extension of their file names. */
const FORMATS = {
  png: { type: 'image/png', read: readPng },
  jpg: { type: 'image/jpeg', read: readJpeg },
  webp: { type: 'image/webp', read: readWebp },
} as const

export type Extension = keyof typeof FORMATS
const EXTENSIONS = Object.keys(FORMATS) as Extension[]

/** The kind of a picture, by its content. */
export interface PictureKind extends Size {
  extension: Extension
  type: string
}

/**
 * What kind of picture the bytes are; undefined for anything else. The whole outer structure is
 * checked, from the first byte to the last, so that a page or an archive that starts like a picture
 * is rejected.
 */
export function detectPicture(bytes: Uint8Array): PictureKind | undefined {
  for (const extension of EXTENSIONS) {
    const { type, read } = FORMATS[extension]
    const size = read(bytes)
    if (size && size.width > 0 && size.height > 0) return { extension, type, ...size }
  }
  return undefined
}

/** Media types of stored files by their extension: the first release accepted AVIF and GIF too. */
export const STORED_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
}
