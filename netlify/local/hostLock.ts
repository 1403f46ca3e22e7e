import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SQLITE_BUSY } from './blobs/database.ts'

/**
 * Makes this process the one host of a data folder until the returned function is called: two would
 * each keep cached responses that the other does not purge, and send every mail twice. Backup and
 * the maintainer's commands open the database without it. Throws an Error for a person where
 * another host has the folder.
 *
 * It is SQLite's lock of an empty file, which the system takes back when the process ends in any
 * way, `kill -9` included.
 */
export function lockDataDir(dataDir: string): () => void {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, 'host.lock'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    const held = lock
    return () => held.close()
  } catch (error) {
    lock?.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY)
      throw new Error(
        `The site is running already with ${dataDir}. Stop it first, or choose another folder: DATA_DIR=/path/to/folder npm start`,
      )
    // Where nothing can be written, the last build is served all the same.
    return () => {}
  }
}
