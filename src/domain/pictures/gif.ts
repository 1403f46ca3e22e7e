import { type Size, textAt, viewOf } from './bytes.ts'

export const EXTENSION = 0x21
export const IMAGE = 0x2c
export const TRAILER = 0x3b

/** The size of a GIF: its blocks lead from the header to the trailer, its last byte (GIF89a, appendix B). */
export function readGif(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return undefined
  const view = viewOf(bytes)
  let at = 13 + tableLength(bytes[10])
  while (at < bytes.length) {
    switch (bytes[at]) {
      case TRAILER:
        return at === bytes.length - 1
          ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
          : undefined
      case EXTENSION:
        at = afterSubBlocks(bytes, at + 2)
        break
      case IMAGE:
        at = afterSubBlocks(bytes, at + 11 + tableLength(bytes[at + 9]))
        break
      default:
        return undefined
    }
  }
  return undefined
}

/** The bytes of the colour table that the packed field announces. */
export const tableLength = (packed = 0) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Where the bytes go on behind a chain of sub-blocks. */
export function afterSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
