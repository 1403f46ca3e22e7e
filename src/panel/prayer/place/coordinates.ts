/** Degrees, north and east positive. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const NUMBER = '-?\\d{1,3}(?:\\.\\d+)?'
const PAIR = `(${NUMBER})(?:,|%2C)(?:\\s|\\+|%20)*(${NUMBER})`

/** Where map links have the place, the surest first: a pin before the middle of the map. */
const IN_LINKS: readonly RegExp[] = [
  // Google: the pin of a place
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  // OpenStreetMap: a marker
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  // Google and Apple: a place, a search, a route's end
  new RegExp(
    `[?&](?:coordinate|q|query|ll|daddr|destination|address|sll|center)=(?:loc:|[^&]*@)?${PAIR}`,
  ),
  new RegExp(`/(?:place|search|dir)/(?:[^@?]*/)?${PAIR}`),
  // Google: the middle of the map; OpenStreetMap the same
  new RegExp(`@${PAIR}`),
  new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`),
  new RegExp(`^geo:${PAIR}`),
]

/** Links that only lead to the link with the place. */
const SHORT =
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple\/p|maps\.apple\.com\/p|osm\.org\/go)\b/i

export const isShortLink = (text: string): boolean => SHORT.test(text.trim())

/** The place in a map link of Google, Apple or OpenStreetMap, or in coordinates as they are written. */
export function coordinatesIn(text: string): Coordinates | undefined {
  const trimmed = text.trim()
  if (/^(https?:|geo:|www\.|maps\.)/i.test(trimmed)) {
    const found = IN_LINKS.map(pattern => pattern.exec(trimmed)).find(match => match !== null)
    return found ? valid(Number(found[1]), Number(found[2])) : undefined
  }
  return decimals(trimmed) ?? degrees(trimmed)
}

/** '40.7128, -74.0060', '40.7128° N, 74.0060° W'. */
function decimals(text: string): Coordinates | undefined {
  const side = '\\s*°?\\s*([NSEW]?)'
  const match = new RegExp(`^(${NUMBER})${side}[,;\\s]+(${NUMBER})${side}$`, 'i').exec(text)
  if (!match) return undefined
  const [, first = '', ns = '', second = '', ew = ''] = match
  return valid(signed(Number(first), ns), signed(Number(second), ew))
}

/** '40°42′46″N 74°0′22″W'. */
function degrees(text: string): Coordinates | undefined {
  const part = `(\\d{1,3})°\\s*(\\d{1,2})[′'’]\\s*(?:(\\d{1,2}(?:\\.\\d+)?)(?:[″"”]|''))?\\s*`
  const match = new RegExp(`^${part}([NS])[,;\\s]*${part}([EW])$`, 'i').exec(text)
  if (!match) return undefined
  const [, d = '', m = '', s = '', ns = '', d2 = '', m2 = '', s2 = '', ew = ''] = match
  const sum = (deg: string, min: string, sec: string) =>
    Number(deg) + Number(min) / 60 + Number(sec || 0) / 3600
  return valid(signed(sum(d, m, s), ns), signed(sum(d2, m2, s2), ew))
}

const signed = (value: number, side: string) => (/^[sw]$/i.test(side) ? -Math.abs(value) : value)

function valid(latitude: number, longitude: number): Coordinates | undefined {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

/** To 11 meters: prayer times need no more, and it says less of a home. */
export const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
