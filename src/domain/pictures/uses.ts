/** The name of a picture or document as what is stored contains it; the hash is its first group. */
export const PICTURE_FILES = /([0-9a-f]{64})\.(?:png|jpg|webp|avif|gif|pdf)/g

/** One place that shows pictures: an event, or a section of a page. */
export interface PicturePlace {
  /** 'event:ID' or 'about/trustees'. */
  id: string
  /** What an admin knows it by. */
  name: string
  /** The panel's page that changes it. */
  href: string
  /** The text that names its pictures. */
  text: string
}

/** The hashes of the pictures that a text names. */
export const picturesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(PICTURE_FILES)].map(([, hash = '']) => hash))

/** The places of each picture, by its hash. */
export function usesOf(places: readonly PicturePlace[]): Map<string, PicturePlace[]> {
  const uses = new Map<string, PicturePlace[]>()
  for (const place of places) {
    for (const hash of picturesIn(place.text)) {
      uses.set(hash, [...(uses.get(hash) ?? []), place])
    }
  }
  return uses
}

/** What a place says that a picture shows: the `alt` beside it; '' where it says nothing. */
export function altIn(text: string, hash: string): string {
  try {
    return altOf(JSON.parse(text), hash)
  } catch {
    return ''
  }
}

function altOf(value: unknown, hash: string): string {
  if (typeof value !== 'object' || value === null) return ''
  const { alt, ...rest } = value as Record<string, unknown>
  const names = Object.values(rest)
  const isHere = names.some(one => typeof one === 'string' && one.includes(hash))
  if (isHere && typeof alt === 'string') return alt
  return names.map(one => altOf(one, hash)).find(Boolean) ?? ''
}
