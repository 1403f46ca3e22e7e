import { asciiAt, type Size, viewOf } from './bytes.ts'

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

const START = 0xd8
const SCAN = 0xda
const END = 0xd9

/** Frame headers carry the size; C4, C8 and CC are other segments (ITU T.81, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Frames of several passes over the picture (ITU T.81, table B.1). */
const isProgressive = (marker: number) => (marker & 3) === 2

/** The size of a JPEG: segments from the start marker to a frame, an end marker (ITU T.81, annex B). */
function readJpeg(bytes: Uint8Array): Size | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START || !endsInMarker(bytes)) return undefined
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? SCAN
    if (marker === SCAN) return undefined
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { width, height, interlaced: isProgressive(marker) }
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Whether only zeros, the padding of some cameras, follow the end marker. */
function endsInMarker(bytes: Uint8Array): boolean {
  let last = bytes.length - 1
  while (bytes[last] === 0) last--
  return bytes[last] === END && bytes[last - 1] === 0xff
}

/** The offset in IHDR of the row order: 0 from top to bottom, 1 in seven passes. */
const INTERLACE = 28

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The size of a PNG: chunks from IHDR to IEND, which ends the file (PNG specification, section 5). */
function readPng(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 45 || !SIGNATURE.every((byte, at) => bytes[at] === byte)) return undefined
  if (asciiAt(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (asciiAt(bytes, at + 4, 4) !== 'IEND') continue
    return at + 12 === bytes.length
      ? {
          width: view.getUint32(16),
          height: view.getUint32(20),
          interlaced: bytes[INTERLACE] === 1,
        }
      : undefined
  }
  return undefined
}

/** The size of a WebP: one RIFF container that fills the file (RFC 9649, section 2). */
function readWebp(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30 || asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP') {
    return undefined
  }
  const view = viewOf(bytes)
  const length = view.getUint32(4, true) + 8
  if (length + (length % 2) !== bytes.length) return undefined
  switch (asciiAt(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const packed = view.getUint32(21, true)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xffffff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      }
    default:
      return undefined
  }
}
