import type { Config } from '@netlify/functions'
import { runTasks } from '#server/periodic/run.ts'
import { periodicTasks } from '#server/tick/tasks.ts'

/** The scheduled function: does what is due, every five minutes. */
export default (): Promise<void> => runTasks(periodicTasks, new Date())

export const config: Config = { schedule: '*/5 * * * *' }
