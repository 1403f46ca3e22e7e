import { moonTask } from '../attention/moonTask.ts'
import { attentionTask } from '../attention/task.ts'
import { offsiteTask } from '../backup/offsite/task.ts'
import { stagedFilesTask } from '../backup/stagedFiles.ts'
import { publishingTask } from '../build/task.ts'
import { messagesTask } from '../contact/task.ts'
import { deletedEventsTask } from '../events/forget.ts'
import { calendarsTask } from '../events/import/task.ts'
import { khateebsTask } from '../khateebs/task.ts'
import { hourly, type PeriodicTask } from '../periodic/run.ts'
import { pushTask } from '../push/task.ts'
import { retentionTask } from '../retention/task.ts'
import { picturesTask } from '../uploads/unused.ts'
import { videosTask } from '../videos/refresh.ts'
import { laterTask } from './laterTask.ts'

/** Everything that the site does by itself every five minutes, or once an hour. */
export const periodicTasks: readonly PeriodicTask[] = [
  hourly(0, retentionTask),
  hourly(20, attentionTask),
  hourly(10, deletedEventsTask),
  messagesTask,
  laterTask,
  moonTask,
  offsiteTask,
  hourly(30, khateebsTask),
  hourly(35, calendarsTask),
  hourly(40, picturesTask),
  publishingTask,
  hourly(50, stagedFilesTask),
  videosTask,
  pushTask,
]
