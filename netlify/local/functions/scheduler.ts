import type { Context } from '@netlify/functions'
import { Cron } from 'croner'
import { describeError } from '#server/log.ts'
import type { Surroundings } from './invoke.ts'
import type { LoadedFunction } from './load.ts'
import type { PendingWork } from './pending.ts'

/** The timers of functions with a `schedule`. */
interface Scheduler {
  /** Runs a function now, for tests and for people at the console. Throws for an unknown name. */
  run(name: string): Promise<void>
  stop(): void
}

/** Five fields, in UTC as on the platform; each job waits for `resume()`. */
const ON_PLATFORM = { mode: '5-part', utcOffset: 0, paused: true, unref: true } as const

/**
 * Calls each scheduled function when its cron expression is due, with `{ next_run }` as its body,
 * as the platform does. A run that is due while the one before is still going is skipped. Throws for
 * an expression that is not valid.
 */
export function startScheduler(
  functions: readonly LoadedFunction[],
  { pending, log, siteUrl }: Pick<Surroundings, 'pending' | 'log' | 'siteUrl'>,
): Scheduler {
  const jobs = new Map(
    functions.flatMap(fn => {
      if (fn.schedule === undefined) return []
      const skip = () => log('warn', 'scheduled function still running', { function: fn.name })
      const job = new Cron(fn.schedule, { ...ON_PLATFORM, protect: skip }, () => {
        const run = callFunction()
        pending.add(run)
        return run
      })
      const callFunction = async () => {
        try {
          const request = new Request(`${siteUrl}/.netlify/functions/${fn.name}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
            body: JSON.stringify({ next_run: job.nextRun()?.toISOString() }),
          })
          await fn.handler(request, context(siteUrl, pending))
        } catch (error) {
          log('error', 'scheduled function failed', {
            function: fn.name,
            error: describeError(error),
          })
        }
      }
      return [[fn.name, { job, skip }] as const]
    }),
  )
  for (const { job } of jobs.values()) job.resume()

  return {
    async run(name) {
      const found = jobs.get(name)
      if (found === undefined) throw new Error(`There is no scheduled function ${name}`)
      if (found.job.isBusy()) found.skip()
      else await found.job.trigger()
    },
    stop() {
      for (const { job } of jobs.values()) job.stop()
    },
  }
}

const context = (siteUrl: string, pending: PendingWork) =>
  ({
    params: {},
    ip: '127.0.0.1',
    requestId: crypto.randomUUID(),
    site: { id: 'local', name: 'local', url: siteUrl },
    deploy: { id: 'local', context: 'production', published: true },
    waitUntil: (work: Promise<unknown>) => pending.add(work),
  }) as unknown as Context
