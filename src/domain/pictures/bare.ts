import type { Extension } from './kind.ts'
import { bareJpeg } from './metadata/jpeg.ts'
import { barePng } from './metadata/png.ts'
import { bareWebp } from './metadata/webp.ts'

const BARE: Record<Extension, (bytes: Uint8Array) => Uint8Array | undefined> = {
  png: barePng,
  jpg: bareJpeg,
  webp: bareWebp,
}

/**
 * A picture without what cameras and programs write beside it: place, time, device, names, previews.
 * What is drawn stays as it is, bit for bit, with its colors and the way up. Undefined for a
 * picture that cannot be read to its end.
 */
export const barePicture = (bytes: Uint8Array, extension: Extension): Uint8Array | undefined =>
  BARE[extension](bytes)
