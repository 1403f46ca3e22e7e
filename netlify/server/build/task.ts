import type { PeriodicTask } from '../periodic/run.ts'
import { checkPublished } from '../publish/checkPublished.ts'
import { rebuildIfDue } from '../publish/rebuild.ts'

/** Sees whether a rebuild arrived, and asks for one that is due or has to be asked for again. */
export const publishingTask: PeriodicTask = {
  name: 'publishing',
  async run(now) {
    await rebuildIfDue(now, await checkPublished(now))
  },
}
