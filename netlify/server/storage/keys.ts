const SAFE = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/

/** Whether a text may be a key; for keys that come from outside. */
export const isSafeKey = (key: string): boolean => SAFE.test(key) && key.length <= 600

/**
 * Returns the key itself if it is safe. Throws an Error otherwise, since an unsafe one is always a bug.
 * Keys travel unencoded in an address, where `..`, `#` and `?` would reach other stores or cut the
 * key: only lower-case letters, digits, `_`, `-` and inner slashes are allowed, and at most 600 bytes.
 */
export function safeKey(key: string): string {
  if (!isSafeKey(key)) throw new Error(`"${key}" is not a safe storage key`)
  return key
}
