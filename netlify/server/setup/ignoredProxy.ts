import { logLine } from '../log.ts'

let isIgnored = false

/**
 * Notes that a request came with X-Forwarded-For although TRUST_PROXY is not set: behind a proxy all
 * visitors then share one address and its limits. Logged once, and shown on the dashboard.
 */
export function noteIgnoredProxy(write: typeof logLine = logLine): void {
  if (isIgnored) return
  isIgnored = true
  write('warn', 'X-Forwarded-For is ignored: behind a proxy set TRUST_PROXY=1 and SITE_URL')
}

/** Whether there was such a request since the start. */
export const ignoresProxy = (): boolean => isIgnored
