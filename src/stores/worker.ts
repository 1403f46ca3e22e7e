const WORKER = '/worker.js'

/**
 * Registers the service worker, or returns the registration that is there; undefined where the
 * browser has none, and in development, whose pages change under way.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return undefined
  return navigator.serviceWorker.register(WORKER)
}
