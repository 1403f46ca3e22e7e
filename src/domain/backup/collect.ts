import { eachOf } from './eachOf.ts'
import { type BackupEntry, entryName } from './manifest.ts'

/** A blob in a listing. */
export interface BackupBlob {
  store: string
  key: string
  /** Changes with every save. */
  etag: string
}

/** Where a backup comes from. */
export interface BackupSource {
  list(): Promise<BackupBlob[]>
  /** Null when it was deleted after it was listed. */
  read(listed: BackupBlob): Promise<Body | null>
}

export interface Body {
  bytes: Uint8Array<ArrayBuffer>
  metadata: Record<string, unknown>
}

/** An entry with its bytes, kept in a Blob, which a browser may store on disk, or read again. */
export interface PackedEntry {
  entry: BackupEntry
  body: Pick<Blob, 'arrayBuffer'>
}

interface Collected {
  /** In the order of their names. */
  held: PackedEntry[]
  /** Whether all of it was in storage at the same moment. */
  consistent: boolean
}

interface CollectOptions {
  /** Of what never changes, such as pictures: it is not kept in memory, but read again when written. */
  readsAgain?: (listed: BackupBlob) => boolean
  onProgress?: (done: number, total: number) => void
  signal?: AbortSignal
}

const ROUNDS = 5

/**
 * Reads all entries. Those that change meanwhile are read again until a listing shows no change, so
 * that the backup is of one moment; after five listings it gives up and reports that. Rejects when a
 * read fails or the signal is aborted.
 */
export async function collect(
  source: BackupSource,
  options: CollectOptions = {},
): Promise<Collected> {
  const { onProgress, signal, readsAgain } = options
  const known = new Map<string, PackedEntry & { etag: string }>()
  let consistent = false
  for (let round = 0; round < ROUNDS && !consistent; round++) {
    const listed = await source.list()
    const names = new Set(listed.map(entryName))
    for (const name of known.keys()) if (!names.has(name)) known.delete(name)
    const changed = listed.filter(one => known.get(entryName(one))?.etag !== one.etag)
    let done = listed.length - changed.length
    onProgress?.(done, listed.length)
    await eachOf(changed, async one => {
      signal?.throwIfAborted()
      const body = await source.read(one)
      if (body) {
        const held = await hold(one, body)
        if (readsAgain?.(one)) held.body = { arrayBuffer: () => readAgain(source, one, held.entry) }
        known.set(entryName(one), { ...held, etag: one.etag })
      }
      onProgress?.(++done, listed.length)
    })
    signal?.throwIfAborted()
    consistent = changed.length === 0
  }
  const held = [...known].sort(([a], [b]) => (a < b ? -1 : 1))
  return { held: held.map(([, { entry, body }]) => ({ entry, body })), consistent }
}

async function hold({ store, key }: BackupBlob, { bytes, metadata }: Body): Promise<PackedEntry> {
  const entry = { store, key, metadata, size: bytes.byteLength, sha256: await sha256(bytes) }
  return { entry, body: new Blob([bytes]) }
}

async function readAgain(source: BackupSource, listed: BackupBlob, { sha256: hash }: BackupEntry) {
  const body = await source.read(listed)
  if (body && (await sha256(body.bytes)) === hash) return new Blob([body.bytes]).arrayBuffer()
  throw new Error(`"${entryName(listed)}" changed while the backup was written`)
}

/** SHA-256 in hex. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}
