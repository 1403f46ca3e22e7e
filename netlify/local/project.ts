import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VERSION } from '#config/version.ts'

/** The folder of this project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The path of a folder from the environment; relative paths start at the project. */
export const inProject = (folder: string): string => resolve(ROOT, folder)

/** The release that runs: its version and, in a clone, its commit. */
export function release(): { version: string; commit?: string } {
  // The service's user may read the clone without owning it, which git refuses by default.
  const args = ['-C', ROOT, '-c', 'safe.directory=*', 'rev-parse', '--short=12', 'HEAD']
  try {
    const output = execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    return { version: VERSION, commit: output.toString().trim() }
  } catch {
    return { version: VERSION }
  }
}
