import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A data folder on a disk without any room, until `end` is called. */
interface FullDisk {
  /** Puts the folder back. What was written to it meanwhile is lost. */
  end(): void
}

/**
 * Puts a data folder on a small disk in memory and fills that up. Where tests may not mount one, the
 * file that SQLite has to make beside the database at each start cannot be made.
 */
export function fillDisk(dataDir: string): FullDisk {
  const copy = `${dataDir}-copy`
  cpSync(dataDir, copy, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dataDir], { stdio: 'ignore' })
  } catch {
    rmSync(copy, { recursive: true })
    const file = join(dataDir, 'blobs.sqlite-shm')
    rmSync(file, { force: true })
    mkdirSync(file)
    return { end: () => rmSync(file, { recursive: true }) }
  }
  cpSync(copy, dataDir, { recursive: true })
  rmSync(copy, { recursive: true })
  fill(dataDir)
  return { end: () => execFileSync('umount', [dataDir]) }
}

function fill(folder: string): void {
  const file = join(folder, 'filler')
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeFileSync(file, new Uint8Array(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
