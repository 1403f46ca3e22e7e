import { asciiAt, viewOf } from '../bytes.ts'

const ORIENTATION = 0x0112
const ENTRY = 12

/**
 * The orientation of a picture: 1 as stored, 2 to 8 rotated or mirrored (Exif 3.0, tag 274). Also 1
 * when the TIFF structure cannot be read.
 */
export function orientationIn(tiff: Uint8Array): number {
  const order = asciiAt(tiff, 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1
  const view = viewOf(tiff)
  const little = order === 'II'
  const from = view.getUint32(4, little)
  if (from + 2 > tiff.length) return 1
  const count = view.getUint16(from, little)
  for (let entry = 0; entry < count; entry++) {
    const at = from + 2 + entry * ENTRY
    if (at + ENTRY > tiff.length) return 1
    if (view.getUint16(at, little) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A TIFF structure that contains only the orientation. */
export const orientationOnly = (orientation: number): Uint8Array =>
  new Uint8Array([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
