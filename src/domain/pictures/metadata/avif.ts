import { type Box, bodyOf, boxesOf } from '../avif.ts'
import { textAt, viewOf } from '../bytes.ts'

/** The boxes of a file that draw its picture; others are descriptions, or room for them. */
const DRAWING = ['ftyp', 'meta', 'mdat', 'moov']

/** A stretch of the file that belongs to an item. */
interface Place {
  item: number
  from: number
  length: number
}

/**
 * An AVIF whose descriptions are zeros: the file names all its parts by their places, which must not
 * move. What turns the picture is no part of them (ISO/IEC 23000-22). Undefined where they lie in a
 * way that is not known.
 */
export function bareAvif(bytes: Uint8Array): Uint8Array | undefined {
  const bare = bytes.slice()
  const boxes = boxesOf(bare)
  if (!boxes) return undefined
  const meta = boxes.find(({ type }) => type === 'meta')?.body.subarray(4)
  const described = descriptions(bodyOf(meta, 'iinf'))
  const places = placesIn(bodyOf(meta, 'iloc'), described)
  if (!places) return undefined
  for (const { from, length } of places) bare.fill(0, from, from + length)
  for (const { body } of boxes.filter(isDescription)) body.fill(0)
  return bare
}

const isDescription = ({ type }: Box) => !DRAWING.includes(type)

/** The ids of the items that are Exif, or a text such as XMP. */
function descriptions(info: Uint8Array | undefined): Set<number> {
  // A full box: version and flags, then the count, of which version 0 has two bytes.
  const entries = info && boxesOf(info.subarray(info[0] === 0 ? 6 : 8))
  const ids = (entries ?? [])
    .filter(({ type, body }) => type === 'infe' && body.length >= 12)
    .map(({ body }) => {
      const wide = body[0] === 3
      const id = wide ? viewOf(body).getUint32(4) : viewOf(body).getUint16(4)
      return { id, type: textAt(body, wide ? 10 : 8, 4) }
    })
    .filter(({ type }) => ['Exif', 'mime', 'uri '].includes(type))
  return new Set(ids.map(({ id }) => id))
}

/** Where in the file those items lie (ISO/IEC 14496-12, section 8.11.3). */
function placesIn(iloc: Uint8Array | undefined, items: Set<number>): Place[] | undefined {
  if (items.size === 0) return []
  if (!iloc) return undefined
  const version = iloc[0] ?? 0
  const next = reader(iloc, 4)
  const sizes = next(2)
  const [offsetSize, lengthSize, baseSize] = [12, 8, 4].map(shift => (sizes >> shift) & 15)
  const indexSize = version === 0 ? 0 : sizes & 15
  const hasSizes = indexSize + (offsetSize ?? 0) + (lengthSize ?? 0) > 0
  const places: Place[] = []
  for (let left = next(version < 2 ? 2 : 4); left > 0; left--) {
    const item = next(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : next(2) & 15
    const isElsewhere = next(2) !== 0 || method !== 0
    if (isElsewhere && items.has(item)) return undefined
    const base = next(baseSize ?? 0)
    const count = next(2)
    // Counts that no bytes stand behind would be counted to their end.
    if (Number.isNaN(count) || (count > 1 && !hasSizes)) return undefined
    for (let extents = count; extents > 0; extents--) {
      next(indexSize)
      const from = base + next(offsetSize ?? 0)
      const length = next(lengthSize ?? 0)
      if (Number.isNaN(length)) return undefined
      if (items.has(item)) places.push({ item, from, length })
    }
  }
  return places.every(({ length }) => length > 0) && allOf(items, places) ? places : undefined
}

const allOf = (items: Set<number>, places: readonly Place[]) =>
  [...items].every(id => places.some(({ item }) => item === id))

/** Reads whole numbers of so many bytes one after the other; NaN behind the end. */
function reader(bytes: Uint8Array, from: number): (size: number) => number {
  let at = from
  return size => {
    let value = at + size > bytes.length ? Number.NaN : 0
    for (const end = at + size; at < end; at++) value = value * 256 + (bytes[at] ?? Number.NaN)
    return value
  }
}
