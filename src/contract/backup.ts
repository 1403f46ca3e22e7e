import type { BackupBlob } from '#domain/backup/collect.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** The panel's download is put together in the browser: the platform's responses are too small for it. */
const failure = 'The backup could not be made. Please try again.'

/** How many bytes of an entry come with one response: 4 MB. */
export const PART_BYTES = 4 * 1024 * 1024

/** Opens one download: the permit is valid for an hour, for this session only. */
export const beginBackup = endpoint<{
  body: Proof
  response: { success: true; permit: string }
}>('POST /api/backup', {
  proof: 'always',
  notOnFirstDay: true,
  failure,
})

/** A page of the entries of a download; `next` is the `after` of the following page. */
export const listBackup = endpoint<{
  query: { permit: string; after?: string | undefined }
  response: { entries: BackupBlob[]; next: string | null }
}>('GET /api/backup', { failure })

/** The headers that come with the bytes of an entry; metadata is JSON in percent-encoding. */
export const ENTRY_HEADERS = {
  size: 'x-entry-size',
  sha256: 'x-entry-sha256',
  metadata: 'x-entry-metadata',
} as const

/**
 * The bytes of an entry from `from`, PART_BYTES at most; ENTRY_HEADERS describe the whole entry.
 * 404 when it was deleted.
 */
export const readBackupEntry = endpoint<{
  query: { permit: string; store: string; key: string; from?: number | undefined }
  response: Uint8Array
}>('GET /api/backup/entry', { failure })
