/** A key that Blobs would cut or redirect; always a mistake of ours, never of a visitor. */
export class UnsafeKeyError extends Error {
  override name = 'UnsafeKeyError'
}

const SAFE = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/

/**
 * Answers the key itself if it is safe, else throws UnsafeKeyError. Keys travel unencoded in an
 * address, where `..`, `#` and `?` would reach other stores or cut the key: only lower-case
 * letters, digits, `_`, `-` and inner slashes may stand in one, in at most 600 bytes.
 */
export function safeKey(key: string): string {
  if (!SAFE.test(key) || key.length > 600) {
    throw new UnsafeKeyError(`"${key}" is not a safe storage key`)
  }
  return key
}
