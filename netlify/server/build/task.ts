import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { checkPublished } from '../publish/checkPublished.ts'
import { rebuildIfDue } from '../publish/rebuild.ts'

/** Checks whether a rebuild is live, and requests one that is due or must be repeated. */
export const publishingTask: PeriodicTask = {
  name: 'publishing',
  async run(now, _signal, { list } = newTick()) {
    await rebuildIfDue(now, await checkPublished(now, { list }))
  },
}
