/** Small letters and digits, without those that are easily taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new id of eight of them. */
export const shortId = (random = crypto.getRandomValues(new Uint8Array(8))): string =>
  Array.from(random, byte => LETTERS[byte % LETTERS.length]).join('')
