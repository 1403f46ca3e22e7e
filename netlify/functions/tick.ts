import type { Config } from '@netlify/functions'
import { followHabits } from '#server/http/followHabits.ts'
import { runTasks } from '#server/periodic/run.ts'
import { beat } from '#server/tick/heartbeat.ts'
import { periodicTasks } from '#server/tick/tasks.ts'

/** The scheduled function: does what is due, every five minutes. */
export default async (): Promise<void> => {
  await followHabits()
  if (await runTasks(periodicTasks, new Date())) await beat()
}

export const config: Config = { schedule: '*/5 * * * *' }
