import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describeError, logLine } from '#server/log.ts'

/** How soon after a write its log is emptied, and how soon again while a reader is in the way. */
const EMPTY_AFTER_MS = 500

/** In the database's header: everything that was ever deleted from it is overwritten. */
const ERASES = 0x6d617369
const KEPT_WAIT_MS = 10_000

/** Empties the write-ahead log of a database, so that it holds nothing of what was deleted. */
interface Erasure {
  /** Something was written: its log is emptied soon. */
  written(): void
  stop(): void
}

/**
 * Has SQLite overwrite what is deleted or replaced (https://sqlite.org/pragma.html#pragma_secure_delete),
 * in the log as well, whose frames would keep it until they are used again. A database that an older
 * release wrote is made again once, since what was deleted from it may still be in its free pages.
 */
export function eraseDeleted(database: DatabaseSync, file: string): Erasure {
  database.exec('PRAGMA secure_delete = ON')
  rewriteOnce(database, file)
  let timer: NodeJS.Timeout | undefined
  const written = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!emptyLog(database)) written()
    }, EMPTY_AFTER_MS).unref()
  }
  // A process that was killed leaves its log.
  written()
  return { written, stop: () => clearTimeout(timer) }
}

/** Moves the log into the database and truncates it, without waiting for readers. */
function emptyLog(database: DatabaseSync): boolean {
  try {
    database.exec('PRAGMA busy_timeout = 0')
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } catch {
    // A scan or a transaction of this process is open, or the disk is full.
    return false
  } finally {
    database.exec(`PRAGMA busy_timeout = ${KEPT_WAIT_MS}`)
  }
}

function rewriteOnce(database: DatabaseSync, file: string): void {
  const { application_id: mark } = database.prepare('PRAGMA application_id').get() ?? {}
  if (mark === ERASES) return
  try {
    const { blobs } = database.prepare('SELECT EXISTS (SELECT 1 FROM blobs) AS blobs').get() ?? {}
    // The copy that VACUUM writes belongs on the same disk: /tmp may be memory.
    const folder = dirname(file).replaceAll("'", "''")
    if (blobs) database.exec(`PRAGMA temp_store_directory = '${folder}'; VACUUM;`)
    database.exec(`PRAGMA application_id = ${ERASES}`)
  } catch (error) {
    // It needs room for a copy, or another process is at work: the next start tries again.
    logLine('warn', 'what was deleted before is not overwritten yet', {
      error: describeError(error),
    })
  } finally {
    database.exec("PRAGMA temp_store_directory = ''")
  }
}
