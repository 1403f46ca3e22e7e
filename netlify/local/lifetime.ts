import { describeError } from '#server/log.ts'
import type { Host } from './host.ts'
import type { WriteLog } from './log.ts'
import { release } from './project.ts'

const GRACE_MS = 8000
const LIMIT_MS = 9500

/**
 * Ties a host to its process: SIGTERM and SIGINT finish running work and exit with 0 within 10 s, a
 * second one exits at once; an unhandled rejection in a function is logged and stops nothing. The
 * log says which release started, and that it stopped.
 */
export function liveWithProcess(host: Host, log: WriteLog): void {
  let stopping = false
  log('info', 'started', { ...release(), node: process.version })
  const stop = async (code: number, why: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log('info', 'stopping', { why })
    setTimeout(() => process.exit(code), LIMIT_MS).unref()
    await host.close(GRACE_MS).catch(error => {
      log('error', 'stopping failed', { error: describeError(error) })
    })
    log('info', 'stopped')
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0, signal))
  process.on('unhandledRejection', reason =>
    log('error', 'unhandled rejection', { error: describeError(reason) }),
  )
  process.on('uncaughtException', error => {
    // The state is unknown after this: stop cleanly and let the supervisor restart the process.
    log('error', 'uncaught exception', { error: describeError(error) })
    stop(1, 'uncaught exception')
  })
}
