import type { Context } from '@netlify/functions'
import { describeError } from '#server/http/log.ts'
import type { Log } from '../log.ts'
import { nextRun, parseCron } from './cron.ts'
import type { LoadedFunction } from './load.ts'
import type { PendingWork } from './pending.ts'

/** The clockwork of functions with a `schedule`. */
export interface Scheduler {
  /** Runs a function now, for tests and for people at the console. Throws for an unknown name. */
  run(name: string): Promise<void>
  stop(): void
}

interface SchedulerOptions {
  readonly pending: PendingWork
  readonly log: Log
  readonly siteUrl: string
}

/** Timers hold at most about 24 days: longer waits are made of shorter ones. */
const MAX_TIMER_MS = 3_600_000

/**
 * Calls each scheduled function when its cron expression is due, with `{ next_run }` as its body,
 * as the platform does. A run that is still going when the next is due makes that one fall out.
 * Throws for an expression that is wrong.
 */
export function startScheduler(
  functions: readonly LoadedFunction[],
  { pending, log, siteUrl }: SchedulerOptions,
): Scheduler {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<string>()
  const runners = new Map<string, () => Promise<void>>()

  for (const fn of functions) {
    if (fn.schedule === undefined) continue
    const rule = parseCron(fn.schedule)
    const run = async () => {
      if (running.has(fn.name)) {
        log('warn', 'scheduled function still running', { function: fn.name })
        return
      }
      running.add(fn.name)
      try {
        const request = new Request(`${siteUrl}/.netlify/functions/${fn.name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
          body: JSON.stringify({ next_run: nextRun(rule, new Date()).toISOString() }),
        })
        await fn.handler(request, context(siteUrl, pending))
      } catch (error) {
        log('error', 'scheduled function failed', {
          function: fn.name,
          error: describeError(error),
        })
      } finally {
        running.delete(fn.name)
      }
    }
    runners.set(fn.name, run)

    const arm = (due: Date) => {
      const wait = due.getTime() - Date.now()
      const timer = setTimeout(
        () => {
          if (due.getTime() > Date.now()) return arm(due)
          pending.add(run())
          arm(nextRun(rule, new Date()))
        },
        Math.min(Math.max(wait, 0), MAX_TIMER_MS),
      )
      timer.unref()
      timers.set(fn.name, timer)
    }
    arm(nextRun(rule, new Date()))
  }

  return {
    async run(name) {
      const run = runners.get(name)
      if (run === undefined) throw new Error(`There is no scheduled function ${name}`)
      await run()
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
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
