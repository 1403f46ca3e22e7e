import { existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_VERSION, databaseFile } from './database.ts'

/** The state of a data folder's database, before anything uses it. */
type DatabaseCondition = 'absent' | 'empty' | 'damaged' | 'newer' | 'ready'

/** https://sqlite.org/rescode.html: SQLITE_CORRUPT and SQLITE_NOTADB, without their extensions. */
const DAMAGE = new Set([11, 26])

/**
 * Reads all of the database (a second for each gigabyte or so) and changes nothing. Throws where it
 * cannot be opened for another reason, such as the rights of the file or the disk.
 */
export function databaseCondition(dataDir: string): DatabaseCondition {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return 'absent'
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() ?? {}
    if (found !== 'ok') return 'damaged'
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
    if (Number(version) > DATABASE_VERSION) return 'newer'
    const made = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'blobs'").get()
    return made && database.prepare('SELECT 1 FROM blobs LIMIT 1').get() ? 'ready' : 'empty'
  } catch (error) {
    if (DAMAGE.has(((error as { errcode?: number }).errcode ?? 0) & 0xff)) return 'damaged'
    throw error
  } finally {
    database.close()
  }
}

/**
 * Renames the database and the files that belong to it, so that its name says why, and returns the
 * new name.
 */
export function setDatabaseAside(dataDir: string, why: 'damaged' | 'newer', at: Date): string {
  const file = databaseFile(dataDir)
  const aside = `${file}.${why}-${at.toISOString().replace(/[:.]/g, '-')}`
  for (const part of ['-wal', '-shm', ''])
    if (existsSync(file + part)) renameSync(file + part, aside + part)
  return aside
}
