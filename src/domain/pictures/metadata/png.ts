import { asciiAt, concat, viewOf } from '../bytes.ts'
import { orientationIn, orientationOnly } from './exif.ts'

const SIGNATURE = 8
/** The chunks that draw the picture, its colors and its animation (PNG specification, section 11). */
const DRAWING = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** A PNG without metadata; undefined when its chunks are damaged. */
export function barePng(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, SIGNATURE)]
  let orientation = 1
  let at = SIGNATURE
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    const type = asciiAt(bytes, at + 4, 4)
    if (type === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4))
    if (DRAWING.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  // After the header, since many programs read only up to the first image data.
  if (orientation !== 1) kept.splice(2, 0, exifChunk(orientation))
  return at === bytes.length ? concat(kept) : undefined
}

function exifChunk(orientation: number): Uint8Array {
  const body = concat([new TextEncoder().encode('eXIf'), orientationOnly(orientation)])
  return concat([uint32(body.length - 4), body, uint32(crc(body))])
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value)
  return bytes
}

/** The checksum of a chunk's name and data (PNG specification, annex D). */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
