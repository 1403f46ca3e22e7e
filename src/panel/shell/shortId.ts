/** Small letters and digits, without those that are easily taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new id of eight of them. */
export const shortId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    byte => LETTERS[byte % LETTERS.length],
  ).join('')
