import { asciiAt, type Size, viewOf } from './bytes.ts'

/** The size of a WebP: one RIFF container that fills the file (RFC 9649, section 2). */
export function readWebp(bytes: Uint8Array): Size | undefined {
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
