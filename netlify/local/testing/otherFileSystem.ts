import { mkdtempSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder on another file system than that of `path`; remove it when the test is done.
 * Throws where the machine has no second one that can be written to.
 */
export function folderOnOtherFileSystem(path: string): string {
  const { dev } = statSync(path)
  for (const place of ['/dev/shm', tmpdir(), '/var/tmp', homedir()]) {
    if (statSync(place, { throwIfNoEntry: false })?.dev === dev) continue
    try {
      return mkdtempSync(join(place, 'other-file-system-'))
    } catch {
      // Not there, or not writable: the next place may be.
    }
  }
  throw new Error(`This test needs a second file system beside that of ${path}, such as /dev/shm`)
}
