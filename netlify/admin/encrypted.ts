import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter } from 'age-encryption'
import { DamagedError } from '#server/backup/damaged.ts'
import { openBucket } from '#server/backup/offsite/bucket.ts'
import { BEGINNING, ENCRYPTED } from '#server/backup/offsite/make.ts'
import { UsageError } from './command.ts'

/** Where a backup comes from, by the words of a command. */
interface Given {
  readonly path: string | undefined
  readonly keyFile: string | undefined
  readonly offsite: boolean
}

/**
 * Works with the backup as a zip: an encrypted one is decrypted into a folder that only this user
 * can read, and removed afterwards. Throws UsageError, DamagedError, BucketError.
 */
export async function withPlainBackup<T>(
  { path, keyFile, offsite }: Given,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const isEncrypted = offsite || path?.endsWith(ENCRYPTED) === true
  if (!isEncrypted && path !== undefined) return work(path)
  if (!keyFile) throw new UsageError('An encrypted backup needs --key with the file of its key.')
  const identity = /AGE-SECRET-KEY-1[\dA-Z]{58}/i.exec(await readFile(keyFile, 'utf8'))?.[0]
  if (!identity) throw new UsageError(`${keyFile} holds no key of a backup.`)
  const source = offsite ? await download(path) : Readable.toWeb(createReadStream(path ?? ''))
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity.toUpperCase())
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    const plain = join(folder, 'backup.zip')
    await decrypt(decrypter, source as ReadableStream<Uint8Array>, plain)
    return await work(plain)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The off-site backup of that name, or the newest. */
async function download(name: string | undefined): Promise<ReadableStream<Uint8Array>> {
  const bucket = await openBucket()
  const found = name ?? (await bucket.list(BEGINNING)).sort().at(-1)
  if (found === undefined) throw new UsageError('There is no off-site backup.')
  return bucket.get(found)
}

async function decrypt(
  decrypter: Decrypter,
  source: ReadableStream<Uint8Array>,
  path: string,
): Promise<void> {
  try {
    const plain = await decrypter.decrypt(source)
    const file = createWriteStream(path, { mode: 0o600 })
    await pipeline(Readable.fromWeb(plain as NodeStream), file)
  } catch (error) {
    // Those of the file system are for the command to say.
    if (error instanceof Error && 'code' in error) throw error
    throw new DamagedError('it is not whole, or it was encrypted for another key')
  }
}
