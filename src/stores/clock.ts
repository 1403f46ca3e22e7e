import { atom, onMount } from 'nanostores'
import { MINUTE } from '#domain/time/civil.ts'
import { now } from './moment.ts'

export * from './moment.ts'

/** The current time for views: updated every minute, and when the tab becomes visible. */
export const $now = atom<Date>(now())

onMount($now, () => {
  // Rendering on the server mounts too; no timer runs there.
  const page = globalThis.document
  if (!page) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    $now.set(now())
    timer = setTimeout(tick, MINUTE - ($now.get().getTime() % MINUTE) + 20)
  }
  const onVisible = () => {
    if (page.visibilityState === 'visible') tick()
  }
  tick()
  page.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisible)
  }
})
