import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { collect } from '#domain/backup/collect.ts'
import { backupFileName } from '#domain/backup/manifest.ts'
import { outdatedBackups } from '#domain/backup/rotation.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { describeError, logLine } from '../../log.ts'
import { freeBytes } from '../../setup/space.ts'
import { update } from '../../storage/documents.ts'
import { type OffsiteRecord, offsiteDocument } from '../../storage/offsite.ts'
import { inMegabytes } from '../room.ts'
import { storageSource } from '../source.ts'
import { BucketError, openBucket } from './bucket.ts'

/** The end of an encrypted backup's name; the format is that of age (age-encryption.org). */
export const ENCRYPTED = '.age'
/** How names of backups begin. */
export const BEGINNING = 'backup-'

const TOO_SLOW =
  'It takes longer than there is time for it here: docs/operating.md, Off-site backups, says how else it is made.'
const UNKNOWN = 'It could not be made. The log says why.'
/** So much is encrypted before visitors have their turn. */
const SLICE_BYTES = 64 * 1024

/**
 * Makes a backup of everything, accounts included, that only the key's owner can read, stores it in
 * the bucket, removes those that are not needed any more, and records how it went. `folder` has room
 * for the file meanwhile. Returns null, or why it failed, for a person. Throws StorageError.
 */
export async function backUpOffsite(
  { recipient }: NonNullable<OffsiteRecord['key']>,
  folder: string,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const last = await make(recipient, folder, signal)
    await update(offsiteDocument, ({ value }) => ({ ...value, last, failing: null }))
    return null
  } catch (error) {
    logLine('error', 'off-site backup failed', { error: describeError(error) })
    const why = error instanceof BucketError ? error.message : signal?.aborted ? TOO_SLOW : UNKNOWN
    const at = new Date().toISOString()
    await update(offsiteDocument, ({ value }) => ({
      ...value,
      failing: { since: value.failing?.since ?? at, at, why },
    }))
    return why
  }
}

async function make(recipient: string, folder: string, signal?: AbortSignal) {
  const bucket = await openBucket(signal)
  // Uploads are named by the hash of their content.
  const readsAgain = ({ store }: { store: string }) => store === 'uploads'
  const { held } = await collect(storageSource, { readsAgain, ...(signal && { signal }) })
  const room = await freeBytes(folder)
  const size = held.reduce((sum, { entry }) => sum + entry.size, 0)
  // A full disk would cost more than this backup.
  if (room !== null && size > room / 2) {
    throw new BucketError(
      `It needs ${inMegabytes(size * 2)} of free disk, and ${inMegabytes(room)} are free.`,
    )
  }
  const at = new Date().toISOString()
  const name = backupFileName(at) + ENCRYPTED
  const path = join(folder, 'offsite-backup.part')
  try {
    const sha256 = await writeEncrypted(path, recipient, write =>
      writeBackup(held, { madeAt: at, accounts: true }, write, signal),
    )
    const file = await openAsBlob(path)
    await bucket.put(name, file, sha256)
    await removeOutdated()
    return { at, name, bytes: file.size }
  } finally {
    await rm(path, { force: true })
  }

  /**
   * An access key that may only add keeps everything: who takes over the machine cannot remove it.
   */
  async function removeOutdated(): Promise<void> {
    try {
      const names = (await bucket.list(BEGINNING)).filter(one => one.endsWith(ENCRYPTED))
      const outdated = outdatedBackups(names.map(one => one.slice(0, -ENCRYPTED.length)))
      for (const one of outdated) await bucket.remove(one + ENCRYPTED)
    } catch (error) {
      logLine('warn', 'off-site backups not rotated', { error: describeError(error) })
    }
  }
}

/** Writes a file that only the recipient can read, and returns its SHA-256 in hex. */
async function writeEncrypted(
  path: string,
  recipient: string,
  produce: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<string> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const produced = produce(async chunk => {
    for (let from = 0; from < chunk.length; from += SLICE_BYTES) {
      await writer.write(chunk.subarray(from, from + SLICE_BYTES))
    }
  }).then(
    () => writer.close(),
    error => writer.abort(error),
  )
  // Its failure is the failure of the stream, which is read below.
  produced.catch(() => {})
  const hash = createHash('sha256')
  const file = await open(path, 'w', 0o600)
  try {
    for await (const chunk of await encrypter.encrypt(readable)) {
      hash.update(chunk)
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}
