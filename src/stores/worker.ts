const WORKER = '/worker.js'

/** Whether this build has a worker that is switched on. */
const isUsed: boolean = import.meta.env.PROD && import.meta.env.HAS_WORKER

/**
 * Registers the service worker, or returns the registration that is there; undefined where the
 * browser has none, and in development, whose pages change under way.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isUsed || !navigator.serviceWorker) return undefined
  return navigator.serviceWorker.register(WORKER)
}
