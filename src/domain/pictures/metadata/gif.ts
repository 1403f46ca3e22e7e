import { concat, textAt } from '../bytes.ts'
import { afterSubBlocks, EXTENSION, IMAGE, TRAILER, tableLength } from '../gif.ts'

const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Applications whose blocks say how the picture moves, or what its colours are. */
const KEPT = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** A GIF without comments and other descriptions; undefined where its blocks lead nowhere. */
export function bareGif(bytes: Uint8Array): Uint8Array | undefined {
  let at = 13 + tableLength(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === TRAILER) return concat([...kept, bytes.subarray(at, at + 1)])
    if (kind !== EXTENSION && kind !== IMAGE) return undefined
    const isImage = kind === IMAGE
    const end = afterSubBlocks(bytes, isImage ? at + 11 + tableLength(bytes[at + 9]) : at + 2)
    if (isImage || draws(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

function draws(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1]
  return label === GRAPHIC_CONTROL || (label === APPLICATION && KEPT.has(textAt(bytes, at + 3, 11)))
}
