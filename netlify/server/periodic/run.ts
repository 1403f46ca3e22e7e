import { describeError, logLine } from '../log.ts'

/** Work that the site does by itself every five minutes. */
export interface PeriodicTask {
  /** Its name in the log. */
  readonly name: string
  /**
   * Does what is due by `now` (real time, not SITE_NOW) and is quick when nothing is. It may start
   * late, twice or not at all, so it must be able to continue where an earlier run stopped.
   * `signal` aborts at the time limit.
   */
  run(now: Date, signal: AbortSignal): Promise<void>
}

/** The time between two ticks. */
const TICK_MINUTES = 5

/**
 * Runs the task in one tick of each hour only, that of `minute`, so that other ticks read less of
 * storage. Each such task has a tick of its own.
 */
export const hourly = (minute: number, task: PeriodicTask): PeriodicTask => ({
  name: task.name,
  async run(now, signal) {
    const since = now.getUTCMinutes() - minute
    if (since >= 0 && since < TICK_MINUTES) await task.run(now, signal)
  },
})

/** Scheduled functions of the platform end after 30 s. */
const TIME_LIMIT_MS = 25_000

/**
 * Runs all tasks in parallel and returns when all have ended or at the time limit. A task that
 * fails or is too slow is logged and does not stop the others.
 */
export async function runTasks(
  tasks: readonly PeriodicTask[],
  now: Date,
  limitMs = TIME_LIMIT_MS,
): Promise<void> {
  const stop = new AbortController()
  const timeIsUp = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason))
  })
  const timer = setTimeout(() => stop.abort(new Error('It took too long')), limitMs)
  // Otherwise the rejection would be unhandled.
  timeIsUp.catch(() => {})
  await Promise.all(
    tasks.map(async ({ name, run }) => {
      try {
        await Promise.race([run(now, stop.signal), timeIsUp])
      } catch (error) {
        logLine('error', 'periodic task failed', { task: name, error: describeError(error) })
      }
    }),
  )
  clearTimeout(timer)
}
