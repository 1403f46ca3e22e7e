import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A random secret of 256 bits, created at first use and kept in a file of the data folder that only
 * its owner may read. Throws when the folder cannot be used.
 */
export function persistentSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret !== '') return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
