import { MINUTE, SECOND } from '#domain/time/civil.ts'
import { owner } from '#panel/shell/session.ts'

/** How long a save that nothing answered is sent again by itself, and how often. */
const REPEATED_MS = 10 * MINUTE
const EVERY_MS = 15 * SECOND

/** False only where the browser knows that there is no network: then nothing was sent. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

/**
 * Sends a save again while nothing answers: every 15 seconds and as soon as the network is back, for
 * ten minutes from the person's own save, and only in the session in which that was made.
 */
export function repeatedSave(isWaiting: () => boolean, send: () => void) {
  let began: { at: number; by: string } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', run)
  }
  const run = () => {
    stop()
    if (isWaiting() && began?.by === owner()) send()
  }
  return {
    /** A person saves. */
    begin() {
      stop()
      began = { at: Date.now(), by: owner() }
    },
    /** Sends once more after a while; false: long enough. */
    again(): boolean {
      stop()
      if (!began || began.by !== owner() || Date.now() - began.at >= REPEATED_MS) return false
      timer = setTimeout(run, EVERY_MS)
      globalThis.addEventListener?.('online', run)
      return true
    },
    /** Something answered. */
    end() {
      stop()
      began = undefined
    },
  }
}
