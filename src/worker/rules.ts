import { DAY } from '#domain/time/civil.ts'

/** What the worker needs to know of a request. */
interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly destination: string
  readonly url: string
}

/**
 * How a request is handled. page: network first, then the kept copy, then the offline page; door: a
 * page that is never kept; file: kept first, since its name changes with its content; picture: kept
 * first where its name does; times: network first, then the kept year; data: network first.
 */
type Handling = 'page' | 'door' | 'file' | 'picture' | 'times' | 'data'

/** Pages that are never kept: the panel and the ways in. */
const DOORS = /^(?:\/[a-z]{2,3})?\/(?:admin|login|forgot-password|set-password)(?:[/.]|$)/

/**
 * What is kept of the API, path by path: everything else passes the worker by, so that no response to
 * an admin can be kept. Tests compare it with the contracts.
 */
const KEPT_DATA: readonly string[] = [
  '/api/newer',
  '/api/content',
  '/api/events',
  '/api/notices',
  '/api/screen',
  '/api/settings',
  '/api/theme',
  '/api/youtube',
  '/notices.json',
]

const TIMES = /^(?:\/api\/prayertimes|(?:\/[a-z]{2,3})?\/prayer-times\/\d{4}\.json)$/
/** Those of a further language are in its folder. */
const FILES = /^\/_astro\/(?:[\w-]+\/)?[^/]+\.(?:js|css|woff2)$/
const PICTURES = /^\/(?:_astro|art|api\/uploads|api\/posters|\.netlify\/images)(?:\/|$)/
const UPLOADS = /^\/api\/uploads\//
const ICONS = /^\/[^/]+\.(?:svg|png|ico)$/
/** Pictures whose address names their content. */
const LASTING = /^\/(?:_astro|api\/uploads|\.netlify\/images)(?:\/|$)/

/** How a request of a page on `origin` is handled; undefined: it goes to the network, as without a worker. */
export function handlingOf(request: RequestFacts, origin: string): Handling | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return undefined
  if (request.mode === 'navigate') {
    if (request.destination !== 'document') return undefined
    // A link to a document is a navigation, too.
    if (UPLOADS.test(url.pathname)) return 'picture'
    return DOORS.test(url.pathname) ? 'door' : 'page'
  }
  return handlingOfFile(url.pathname)
}

/** How what a page loads is handled, by its path. */
export function handlingOfFile(path: string): Exclude<Handling, 'page' | 'door'> | undefined {
  if (FILES.test(path)) return 'file'
  if (TIMES.test(path)) return 'times'
  if (KEPT_DATA.includes(path)) return 'data'
  if (PICTURES.test(path) || ICONS.test(path)) return 'picture'
  return undefined
}

export const isLasting = (path: string): boolean => LASTING.test(path)

/** Whether a path may be kept as a page. */
export const isKeptPage = (path: string): boolean => !DOORS.test(path)

/** From July on the next year is kept too, since the next visit may be in January without a network. */
const DAYS_AHEAD = 184

/** The years of which the times are kept, whatever the mosque's zone. */
export function yearsToKeep(now: Date): number[] {
  const years = [now.getTime() - DAY, now.getTime() + DAYS_AHEAD * DAY].map(time =>
    new Date(time).getUTCFullYear(),
  )
  return [...new Set(years)]
}
