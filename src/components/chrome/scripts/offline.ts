import { civilDateIn } from '#domain/time/civil.ts'
import { formatMonthDay } from '#domain/time/format.ts'
import { mosqueZone } from '#stores/clock.ts'
import { registerWorker } from '#stores/worker.ts'
import { offlineTexts } from '#texts/offline.ts'
import { whenLoaded } from './whenLoaded.ts'

/** The first visit of a page is over before the worker takes any of its line. */
const REGISTERED_AFTER_MS = 3_000

/**
 * Says when a page is as the device has kept it, and has the service worker keep what is visited: on
 * public pages, which have the bar for it.
 */
export function startOffline(): void {
  const bar = document.querySelector<HTMLElement>('[data-offline]')
  if (!bar) return
  const { known } = document.documentElement.dataset
  const knownAt = known ? new Date(known) : new Date()
  const show = () => {
    const date = civilDateIn(mosqueZone(), knownAt)
    const texts = [offlineTexts.known(formatMonthDay(date))]
    if (document.querySelector('form[method=post]')) texts.push(offlineTexts.forms)
    const place = bar.querySelector('span')
    if (place) place.textContent = texts.join(' ')
    bar.hidden = false
  }
  if (known) show()
  addEventListener('offline', show)
  addEventListener('online', () => {
    bar.hidden = !known
  })
  whenLoaded(() => setTimeout(() => registerWorker().catch(() => {}), REGISTERED_AFTER_MS))
}
