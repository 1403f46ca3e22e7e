import { messagesTask } from '../contact/task.ts'
import { deletedEventsTask } from '../events/forget.ts'
import { publishingTask } from '../publish/task.ts'
import { picturesTask } from '../uploads/unused.ts'
import { videosTask } from '../videos/refresh.ts'
import { hourly, type PeriodicTask } from './run.ts'

/** All that the site does by itself every five minutes, or where said once an hour. */
export const periodicTasks: readonly PeriodicTask[] = [
  hourly(10, deletedEventsTask),
  messagesTask,
  hourly(40, picturesTask),
  publishingTask,
  videosTask,
]
