type Crypto = typeof import('node:crypto')
type Done = (error: Error | null, key: Buffer) => void

/** What was hashed since the counters were last set to 0; while `held` is pending, none ends. */
export const hashes = {
  made: 0,
  atOnce: 0,
  most: 0,
  held: undefined as Promise<void> | undefined,
}

/**
 * node:crypto with a scrypt of a hundredth of its cost that counts (tests/support/cheapCrypto.ts).
 */
export async function cheapCrypto(importOriginal: <T>() => Promise<T>): Promise<object> {
  const real = await importOriginal<Crypto>()
  const scrypt = (password: string, salt: Buffer, bytes: number, options: object, done: Done) => {
    hashes.made++
    hashes.most = Math.max(hashes.most, ++hashes.atOnce)
    real.scrypt(password, salt, bytes, { ...options, N: 1024 }, async (error, key) => {
      await hashes.held
      setTimeout(() => {
        hashes.atOnce--
        done(error, key)
      }, 5)
    })
  }
  return { ...real, default: { ...real, scrypt }, scrypt }
}
