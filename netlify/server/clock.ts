import { env } from './env.ts'

const started = Date.now()

/**
 * The current time, which decides which day it is. SITE_NOW (local host only) shifts it, and it
 * ticks on from there; sessions, lock-outs and retries use the real time instead.
 */
export function siteNow(): Date {
  const { siteNow } = env()
  return siteNow ? new Date(siteNow.getTime() + (Date.now() - started)) : new Date()
}
