import { unescaped } from '#domain/percent.ts'

/** Which blob, store or site a request path names; `key` and `store` are absent for the wider ones. */
export interface BlobAddress {
  readonly site: string
  readonly store?: string
  readonly key?: string
  readonly search: string
}

/** Longest key in UTF-8 bytes, and longest store name, as the platform sets them. */
const MAX_KEY_BYTES = 600
const MAX_STORE_BYTES = 64

const withinBytes = (text: string, most: number) =>
  text.length <= most && Buffer.byteLength(text) <= most

/**
 * Reads `/[region:name/]site[/store[/key…]][?search]` as the client writes it: percent-escapes
 * are decoded, and the key keeps its slashes. Undefined for anything the client would not send.
 */
export function parseAddress(target: string): BlobAddress | undefined {
  const question = target.indexOf('?')
  const search = question < 0 ? '' : target.slice(question + 1)
  const path = unescaped(question < 0 ? target : target.slice(0, question))
  if (path === undefined) return undefined
  let start = 1
  if (path.startsWith('region:', 1)) start = path.indexOf('/', 1) + 1
  if (start === 0 || path[0] !== '/') return undefined
  const storeSlash = path.indexOf('/', start)
  if (storeSlash < 0) return start < path.length ? { site: path.slice(start), search } : undefined
  const site = path.slice(start, storeSlash)
  if (site === '') return undefined
  const keySlash = path.indexOf('/', storeSlash + 1)
  const store = keySlash < 0 ? path.slice(storeSlash + 1) : path.slice(storeSlash + 1, keySlash)
  if (store === '') return keySlash < 0 ? { site, search } : undefined
  // A deploy store's prefix and id come on top of the name the platform counts.
  if (!withinBytes(store, MAX_STORE_BYTES * 2)) return undefined
  const key = keySlash < 0 ? '' : path.slice(keySlash + 1)
  if (key === '') return { site, store, search }
  return withinBytes(key, MAX_KEY_BYTES) ? { site, store, key, search } : undefined
}
