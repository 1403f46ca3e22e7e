import { MINUTE } from '#domain/time/civil.ts'

/** A session is checked this often (docs/product.md, section 11). */
export const CHECK_EVERY_MS = 5 * MINUTE

/** Runs a check now, every five minutes and when the tab becomes visible; returns a function that stops this. */
export function checkRegularly(check: () => unknown): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void check()
  }
  void check()
  const timer = setInterval(check, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
