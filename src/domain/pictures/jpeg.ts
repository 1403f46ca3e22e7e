import { type Size, viewOf } from './bytes.ts'

const START = 0xd8
const SCAN = 0xda
const END = 0xd9

/** Frame headers carry the size; C4, C8 and CC are other segments (ITU T.81, table B.1). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Frames of several passes over the picture (ITU T.81, table B.1). */
const isProgressive = (marker: number) => (marker & 3) === 2

/** The size of a JPEG: segments from the start marker to a frame, an end marker (ITU T.81, annex B). */
export function readJpeg(bytes: Uint8Array): Size | undefined {
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
