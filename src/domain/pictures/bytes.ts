/** A picture's size in pixels. */
export interface Size {
  width: number
  height: number
  /** Sent in several passes over the whole: decoding it takes all of it in memory. */
  interlaced?: boolean
}

/** The bytes as numbers of any width. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Bytes as ASCII text, such as a chunk's name. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** The parts one behind the other. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
