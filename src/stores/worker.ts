const WORKER = '/worker.js'

/** Whether this build has a worker that is switched on. */
const isUsed: boolean = import.meta.env.PROD && import.meta.env.HAS_WORKER

/**
 * Registers the service worker, or returns the registration that is there; undefined where the
 * browser has none, and in development, whose pages change under way. A page that was loaded before
 * there was a worker is kept with what it loaded.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  if (!isUsed || !serviceWorker) return undefined
  const isFirst = !serviceWorker.controller
  const registration = await serviceWorker.register(WORKER)
  if (isFirst) void serviceWorker.ready.then(sendVisit)
  return registration
}

function sendVisit({ active }: ServiceWorkerRegistration): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ visited: { page: location.pathname, loaded } })
}
