import { messagesTask } from '../contact/task.ts'
import { publishingTask } from '../publish/task.ts'
import { videosTask } from '../videos/refresh.ts'
import type { PeriodicTask } from './run.ts'

/** All that the site does by itself every five minutes, one line a task. */
export const periodicTasks: readonly PeriodicTask[] = [messagesTask, publishingTask, videosTask]
