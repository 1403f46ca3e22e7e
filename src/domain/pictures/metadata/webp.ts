import { asciiAt, concat, viewOf } from '../bytes.ts'
import { orientationIn, orientationOnly } from './exif.ts'

const CONTAINER = 12
/** The chunks that draw the picture, its colors and its animation (RFC 9649, section 2.7). */
const DRAWING = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

/** A WebP without metadata; undefined when its chunks are damaged. */
export function bareWebp(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = [bytes.slice(0, CONTAINER)]
  let orientation = 1
  let at = CONTAINER
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > bytes.length) return undefined
    const type = asciiAt(bytes, at, 4)
    if (type === 'EXIF')
      orientation = orientationIn(tiffIn(bytes.subarray(at + 8, at + 8 + length)))
    if (DRAWING.has(type)) kept.push(bytes.slice(at, end))
    at = end
  }
  const extended = kept.find(chunk => asciiAt(chunk, 0, 4) === 'VP8X')
  if (extended) extended[8] = flagsWith(extended[8] ?? 0, orientation)
  if (extended && orientation !== 1) kept.push(exifChunk(orientation))
  const whole = concat(kept)
  viewOf(whole).setUint32(4, whole.length - 8, true)
  return whole
}

const flagsWith = (flags: number, orientation: number) =>
  (flags & ~(HAS_EXIF | HAS_XMP)) | (orientation === 1 ? 0 : HAS_EXIF)

/** Some programs add the prefix that JPEG uses. */
const tiffIn = (body: Uint8Array) => (asciiAt(body, 0, 4) === 'Exif' ? body.subarray(6) : body)

function exifChunk(orientation: number): Uint8Array {
  const tiff = orientationOnly(orientation)
  return concat([new TextEncoder().encode('EXIF'), new Uint8Array([tiff.length, 0, 0, 0]), tiff])
}
