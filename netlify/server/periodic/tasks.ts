import { messagesTask } from '../contact/task.ts'
import { deletedEventsTask } from '../events/forget.ts'
import { publishingTask } from '../publish/task.ts'
import { picturesTask } from '../uploads/unused.ts'
import { videosTask } from '../videos/refresh.ts'
import type { PeriodicTask } from './run.ts'

/** All that the site does by itself every five minutes, one line a task. */
export const periodicTasks: readonly PeriodicTask[] = [
  deletedEventsTask,
  messagesTask,
  picturesTask,
  publishingTask,
  videosTask,
]
