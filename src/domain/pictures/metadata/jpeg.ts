import { asciiAt, concat, viewOf } from '../bytes.ts'
import { orientationIn, orientationOnly } from './exif.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP15 = 0xef
const EXIF = 'Exif\0\0'

/** The application segments without which a picture looks different: by marker, with their first bytes. */
const KEPT: Readonly<Record<number, string>> = {
  [APP0]: 'JFIF\0',
  [APP0 + 2]: 'ICC_PROFILE\0',
  [APP0 + 14]: 'Adobe',
}

/**
 * A JPEG without metadata: it keeps only the segments needed to draw it, up to its end marker, since
 * some phones append a second picture with its own metadata (CIPA DC-007). Undefined when the
 * segments are damaged (ITU T.81, annex B).
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let orientation = 1
  let at = 2
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0xff) {
      // Fill bytes, which decoders skip up to the next marker.
      at++
    } else if (marker === END) {
      const head = orientation === 1 ? [] : [exifSegment(orientation)]
      return concat([new Uint8Array([0xff, START]), ...head, ...kept, new Uint8Array([0xff, END])])
    } else {
      if (at + 4 > bytes.length) return undefined
      const after = at + 2 + view.getUint16(at + 2)
      if (after > bytes.length) return undefined
      const body = bytes.subarray(at + 4, after)
      if (marker === APP0 + 1 && asciiAt(body, 0, EXIF.length) === EXIF) {
        orientation = orientationIn(body.subarray(EXIF.length))
      }
      const end = marker === SCAN ? endOfScan(bytes, after) : after
      if (draws(marker, body)) kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  return undefined
}

function draws(marker: number, body: Uint8Array): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  const start = KEPT[marker]
  return start !== undefined && asciiAt(body, 0, start.length) === start
}

/** Where the next marker is after a scan's coded data, which contains stuffed zeros and restart markers. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    const isData = bytes[at] !== 0xff || next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData && next !== 0xff) return at
    at++
  }
  return bytes.length
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationOnly(orientation)
  const length = 2 + EXIF.length + tiff.length
  const head = [0xff, APP0 + 1, length >> 8, length & 0xff]
  return concat([new Uint8Array(head), new TextEncoder().encode(EXIF), tiff])
}
