import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** The panel's download is put together in the browser: the platform's responses are too small for it. */
const failure = 'The backup could not be made. Please try again.'

/** How many bytes of an entry come with one response: 4 MB. */
export const PART_BYTES = 4 * 1024 * 1024

export interface ListedEntry {
  store: string
  key: string
  /** Changes with every save. */
  etag: string
}

/** Opens one download: the permit works for an hour, with the same session alone. */
export const beginBackup = endpoint<{
  body: Proof
  response: { success: true; permit: string }
}>({ method: 'POST', path: '/api/backup', access: 'admin', proof: 'always', failure })

/** A page of all that belongs into a download; `next` is the `after` of the page that follows. */
export const listBackup = endpoint<{
  query: { permit: string; after?: string | undefined }
  response: { entries: ListedEntry[]; next: string | null }
}>({ method: 'GET', path: '/api/backup', access: 'admin', failure })

/** The headers that come with the bytes of an entry; metadata is JSON in percent-encoding. */
export const ENTRY_HEADERS = {
  size: 'x-entry-size',
  sha256: 'x-entry-sha256',
  metadata: 'x-entry-metadata',
} as const

/**
 * The bytes of an entry from `from` on, PART_BYTES at most, with ENTRY_HEADERS of the whole.
 * 404 when it is gone.
 */
export const readBackupEntry = endpoint<{
  query: { permit: string; store: string; key: string; from?: number | undefined }
  response: Uint8Array
}>({ method: 'GET', path: '/api/backup/entry', access: 'admin', failure })
