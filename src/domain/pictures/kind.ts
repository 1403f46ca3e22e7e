import { readAvif } from './avif.ts'
import type { Size } from './bytes.ts'
import { readGif } from './gif.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

/** The formats that are taken, by the end their file names get. */
const FORMATS = {
  png: { type: 'image/png', read: readPng },
  jpg: { type: 'image/jpeg', read: readJpeg },
  webp: { type: 'image/webp', read: readWebp },
  avif: { type: 'image/avif', read: readAvif },
  gif: { type: 'image/gif', read: readGif },
} as const

export type Extension = keyof typeof FORMATS
export const EXTENSIONS = Object.keys(FORMATS) as Extension[]

/** What a picture is, told from its content. */
export interface PictureKind extends Size {
  extension: Extension
  type: string
}

/**
 * What kind of picture the bytes are; undefined for anything else. The whole outer structure is
 * looked at, from the first bytes to the last: a page or an archive behind a picture's first bytes
 * is no picture.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  for (const extension of EXTENSIONS) {
    const { type, read } = FORMATS[extension]
    const size = read(bytes)
    if (size && size.width > 0 && size.height > 0) return { extension, type, ...size }
  }
  return undefined
}

/** The media type of a picture by the end of its file name. */
export const typeOfExtension = (extension: Extension): string => FORMATS[extension].type
