import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eraseDeleted } from './erasure.ts'

/** What a read returns about one blob; `metadata` is the client's own header value, kept as sent. */
interface StoredBlob {
  readonly etag: string
  readonly metadata: string | null
  readonly body: Uint8Array
}

/** One line of a listing. `modified` is in milliseconds since 1970, `size` in bytes. */
interface ListedBlob {
  readonly key: string
  readonly etag: string
  readonly size: number
  readonly modified: number
}

/** Under which condition a write may happen; null writes always. */
export type WriteCondition = { readonly ifMatch: string } | { readonly ifNew: true } | null

/** The rows of every blob store of the site, each write durable before its function returns. */
export interface BlobDatabase {
  read(store: string, key: string): StoredBlob | undefined
  readHead(store: string, key: string): Omit<StoredBlob, 'body'> | undefined
  /** Returns the new ETag, or undefined when the condition does not hold. */
  write(
    store: string,
    key: string,
    body: Uint8Array,
    metadata: string | null,
    condition: WriteCondition,
  ): string | undefined
  remove(store: string, key: string): void
  /** Returns how many blobs were removed. */
  removeStore(store: string): number
  /** Blobs of a store in key order (by UTF-8 bytes), starting at the first key not below `from`. */
  scan(store: string, from: string): Iterable<ListedBlob>
  /** Up to `limit` store names in order, from `from` on. */
  stores(from: string, limit: number): string[]
  /**
   * Runs the work on one state of the database. 'read' sees nothing that others write meanwhile;
   * 'write' is all or nothing, also through a crash, and keeps others waiting. One at a time.
   */
  atomically<T>(mode: 'read' | 'write', work: () => Promise<T>): Promise<T>
  close(): void
}

/** The version of the table below; a newer release raises it with the first change to it. */
export const DATABASE_VERSION = 1

/*
 * The columns `metadata` and `size` come before `body`, so that a listing or a HEAD never walks a
 * large body's overflow pages.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS blobs (
    id INTEGER PRIMARY KEY,
    store TEXT NOT NULL,
    key TEXT NOT NULL,
    etag TEXT NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    metadata TEXT,
    body BLOB NOT NULL,
    UNIQUE (store, key)
  ) STRICT;
`

/** Random rather than counted or hashed: it stays unique after a restored backup as well. */
const newEtag = () => `"${randomBytes(15).toString('base64url')}"`

/** The path of a data folder's database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'blobs.sqlite')

/** FULL waits for the disk at each write; most tests do without. */
export const databaseSettings: { synchronous: 'FULL' | 'OFF' } = { synchronous: 'FULL' }

/**
 * Opens (or creates) `blobs.sqlite` in the data folder. WAL with synchronous=FULL means a write
 * that returned survives a crash of the process and of the machine.
 */
export function openBlobDatabase(dataDir: string): BlobDatabase {
  mkdirSync(dataDir, { recursive: true })
  const file = databaseFile(dataDir)
  const database = new DatabaseSync(file, { timeout: 10_000 })
  // Accounts and messages are in it; SQLite's other files take its mode.
  chmodSync(file, 0o600)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${databaseSettings.synchronous};
    PRAGMA journal_size_limit = 67108864;
  `)
  database.exec(SCHEMA)
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
  // A start writes nothing where nothing changes: the disk may be full.
  if (version === 0) database.exec(`PRAGMA user_version = ${DATABASE_VERSION}`)
  const erasure = eraseDeleted(database, file)

  const readRow = database.prepare(
    'SELECT etag, metadata, body FROM blobs WHERE store = ? AND key = ?',
  )
  const readHeadRow = database.prepare(
    'SELECT etag, metadata FROM blobs WHERE store = ? AND key = ?',
  )
  const columns = '(store, key, etag, size, modified, metadata, body)'
  const insertNew = database.prepare(
    `INSERT INTO blobs ${columns} VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const upsert = database.prepare(
    `INSERT INTO blobs ${columns} VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET etag = excluded.etag, size = excluded.size,
       modified = excluded.modified, metadata = excluded.metadata, body = excluded.body`,
  )
  const updateMatching = database.prepare(
    `UPDATE blobs SET etag = ?, size = ?, modified = ?, metadata = ?, body = ?
     WHERE store = ? AND key = ? AND etag = ?`,
  )
  const removeRow = database.prepare('DELETE FROM blobs WHERE store = ? AND key = ?')
  const removeRows = database.prepare('DELETE FROM blobs WHERE store = ?')
  const storeNames = database.prepare(
    'SELECT DISTINCT store FROM blobs WHERE store >= ? ORDER BY store LIMIT ?',
  )

  return {
    read: (store, key) => readRow.get(store, key) as StoredBlob | undefined,
    readHead: (store, key) => readHeadRow.get(store, key) as StoredBlob | undefined,
    write(store, key, body, metadata, condition) {
      erasure.written()
      const etag = newEtag()
      const size = body.byteLength
      const now = Date.now()
      if (condition === null) {
        upsert.run(store, key, etag, size, now, metadata, body)
        return etag
      }
      const { changes } =
        'ifNew' in condition
          ? insertNew.run(store, key, etag, size, now, metadata, body)
          : updateMatching.run(etag, size, now, metadata, body, store, key, condition.ifMatch)
      return changes === 1 ? etag : undefined
    },
    remove(store, key) {
      erasure.written()
      removeRow.run(store, key)
    },
    removeStore(store) {
      erasure.written()
      return Number(removeRows.run(store).changes)
    },
    scan: (store, from) =>
      // A statement of its own, so that several scans may be open at once.
      database
        .prepare(
          'SELECT key, etag, size, modified FROM blobs WHERE store = ? AND key >= ? ORDER BY key',
        )
        .iterate(store, from) as unknown as Iterable<ListedBlob>,
    stores: (from, limit) =>
      storeNames.all(from, limit).map(row => (row as { store: string }).store),
    async atomically(mode, work) {
      database.exec(mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN')
      try {
        const result = await work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    close() {
      erasure.stop()
      database.close()
    },
  }
}

/**
 * Whether a process has the data folder's database open. Every connection in WAL mode holds a
 * shared lock for as long as it lives, so this also sees one that does nothing at the moment.
 */
export function isInUse(dataDir: string): boolean {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 500 })
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;')
    return false
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return true
    throw error
  } finally {
    database.close()
  }
}

/** https://sqlite.org/rescode.html#busy */
export const SQLITE_BUSY = 5
