import { asciiAt, type Size, viewOf } from './bytes.ts'

/** The offset in IHDR of the row order: 0 from top to bottom, 1 in seven passes. */
const INTERLACE = 28

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The size of a PNG: chunks from IHDR to IEND, which ends the file (PNG specification, section 5). */
export function readPng(bytes: Uint8Array): Size | undefined {
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
