import { dataResponse, timesResponse } from './data.ts'
import { fileResponse, pictureResponse } from './files.ts'
import { activate, install } from './lifecycle.ts'
import { doorResponse, letNewerTakeOver, pageOrKept } from './pages.ts'
import { startPush, tendPush } from './push.ts'
import { handlingOf } from './rules.ts'
import { type FetchEvent, worker } from './scope.ts'
import { keepVisited, type Visited } from './visited.ts'

/**
 * The service worker, bundled by config/workerFile.ts to /worker.js. Everything registers its
 * listeners at once: the browser ignores those that are added later.
 */
worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(activate()))

worker.addEventListener('fetch', event => {
  // Until its last page is closed, a worker that was switched off still gets their requests.
  const response = worker.workerBuild.off ? undefined : responseTo(event)
  if (response) event.respondWith(response)
})

function responseTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  switch (handlingOf(request, worker.location.origin)) {
    case 'page':
      event.waitUntil(letNewerTakeOver())
      event.waitUntil(tendPush())
      return pageOrKept(event)
    case 'door':
      return doorResponse(event)
    case 'file':
      return fileResponse(request)
    case 'picture':
      return pictureResponse(request)
    case 'times':
      return timesResponse(request)
    case 'data':
      return dataResponse(request)
    default:
      return undefined
  }
}

worker.addEventListener('message', event => {
  const message = event.data as { takeOver?: true; visited?: Visited } | null
  if (message?.takeOver) event.waitUntil(worker.skipWaiting())
  if (message?.visited) event.waitUntil(keepVisited(message.visited))
})

startPush()
