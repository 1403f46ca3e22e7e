import { type Size, textAt, viewOf } from './bytes.ts'

/** A box of a file of ISO base media (ISO/IEC 14496-12). */
export interface Box {
  type: string
  body: Uint8Array
}

/** Bytes of a file type box that are looked at; real ones have some forty. */
const MOST_BRANDS = 1024

/** The size of an AVIF: boxes that fill the file, an AVIF brand, and a size property (ISO/IEC 23008-12). */
export function readAvif(bytes: Uint8Array): Size | undefined {
  const boxes = boxesOf(bytes)
  const [first] = boxes ?? []
  if (first?.type !== 'ftyp') return undefined
  const brands = textAt(first.body, 0, MOST_BRANDS).match(/.{4}/gs) ?? []
  if (!brands.some(brand => brand === 'avif' || brand === 'avis')) return undefined
  const meta = boxes?.find(({ type }) => type === 'meta')?.body
  // A full box begins with four bytes of version and flags.
  const properties = bodyOf(bodyOf(meta?.subarray(4), 'iprp'), 'ipco')
  const sizes = (properties ? boxesOf(properties) : [])
    ?.filter(({ type, body }) => type === 'ispe' && body.length >= 12)
    .map(({ body }) => ({ width: viewOf(body).getUint32(4), height: viewOf(body).getUint32(8) }))
  return sizes?.sort((a, b) => b.width * b.height - a.width * a.height)[0]
}

/** What the first box of that type holds, of the boxes that the bytes consist of. */
export const bodyOf = (bytes: Uint8Array | undefined, type: string) =>
  bytes && boxesOf(bytes)?.find(box => box.type === type)?.body

/** The boxes that the bytes consist of; undefined when they do not fill them exactly. */
export function boxesOf(bytes: Uint8Array): Box[] | undefined {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const told = view.getUint32(at)
    const length = told === 0 ? bytes.length - at : told
    if (length < 8 || at + length > bytes.length) return undefined
    boxes.push({ type: textAt(bytes, at + 4, 4), body: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return at === bytes.length ? boxes : undefined
}
