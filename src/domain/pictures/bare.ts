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
 * A picture without the metadata that cameras and programs add: place, time, device, names, previews.
 * The image data, its colors and its orientation stay unchanged. Undefined for a picture that cannot
 * be read completely.
 */
export const barePicture = (bytes: Uint8Array, extension: Extension): Uint8Array | undefined =>
  BARE[extension](bytes)
