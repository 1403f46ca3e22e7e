/** A picture's size in pixels. */
export interface Size {
  width: number
  height: number
}

/** The bytes as numbers of any width. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Bytes as ASCII text, such as a chunk's name. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))
