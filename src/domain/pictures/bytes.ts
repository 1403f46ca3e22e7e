/** A picture's size in pixels. */
export interface Size {
  width: number
  height: number
  /** Stored in several passes over the whole picture, so that decoding needs all of it in memory. */
  interlaced?: boolean
}

/** A DataView of the bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Bytes as ASCII text, such as a chunk's name. */
export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** The parts joined into one array. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
