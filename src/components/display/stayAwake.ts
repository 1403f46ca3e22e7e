import { MINUTE } from '#domain/time/civil.ts'

/** Keeps the device's screen on; a hidden page loses its lock and asks again when it is back. */
export function stayAwake(): void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock }
  if (!wakeLock) return
  let isHeld = false
  const hold = async () => {
    if (isHeld || document.visibilityState !== 'visible') return
    try {
      const lock = await wakeLock.request('screen')
      isHeld = true
      lock.addEventListener('release', () => {
        isHeld = false
      })
    } catch {
      // A device may refuse, as with a low battery.
    }
  }
  document.addEventListener('visibilitychange', hold)
  setInterval(hold, MINUTE)
  hold()
}
