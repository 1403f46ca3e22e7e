import type { PeriodicTask } from '../periodic/run.ts'
import { clearStaged } from '../storage/staging.ts'

/** Removes files that were sent a day ago and never restored. */
export const stagedFilesTask: PeriodicTask = {
  name: 'files sent for a restore',
  run: now => clearStaged({ olderThan: now }),
}
