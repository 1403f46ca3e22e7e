import { type CheckResult, type Detail, demand, runCheck } from './check.ts'
import { type CheckedSite, type Fetched, fetchWith } from './site.ts'

const AREA = 'cache'
/** A save purges the copy; without a purge it lives this long, and is then refreshed once. */
const MOST_SECONDS = 300 + 60
/** The CDN has several machines in a place, each with a copy of its own. */
const TRIES = 4

const SHARED = ['/api/newer?since=0', '/api/events', '/api/theme', '/events.ics']
const PRIVATE = ['/api/health', '/api/session-status']

/** Checks that the CDN keeps what everyone shares, and nothing else. */
export async function checkCaching(site: CheckedSite): Promise<CheckResult[]> {
  return Promise.all([
    ...SHARED.map(path => runCheck(AREA, path, () => checkShared(site, path))),
    ...PRIVATE.map(path => runCheck(AREA, path, () => checkPrivate(site, path))),
    runCheck(AREA, '/, again with its ETag', () => checkRevalidation(site)),
  ])
}

async function checkShared(site: CheckedSite, path: string): Promise<Detail> {
  let fetched = await fetchWith(site, path, 200)
  for (let tries = 1; tries < TRIES && !isHit(fetched); tries++) {
    fetched = await fetchWith(site, path, 200)
  }
  const { headers, ms } = fetched
  const status = headers.get('cache-status')
  const age = Number(headers.get('age') ?? 0)
  demand(age <= MOST_SECONDS, `is ${age} s old, and may be ${MOST_SECONDS} s`)
  if (status === null) return { note: 'no Cache-Status header: whether it is kept is not known' }
  return isHit(fetched)
    ? `${status}, age ${age} s, ${ms} ms`
    : { note: `is not kept: every request runs the function (${status})` }
}

async function checkPrivate(site: CheckedSite, path: string): Promise<Detail> {
  const { headers } = await site.fetch(path)
  const cacheControl = headers.get('cache-control') ?? ''
  demand(cacheControl.includes('no-store'), `Cache-Control is “${cacheControl}”, not no-store`)
  const again = await site.fetch(path)
  demand(!isHit(again), `comes from the cache: ${again.headers.get('cache-status')}`)
  return cacheControl
}

async function checkRevalidation(site: CheckedSite): Promise<Detail> {
  const { headers } = await fetchWith(site, '/', 200)
  const etag = headers.get('etag')
  const cacheControl = headers.get('cache-control') ?? ''
  demand(/max-age=0|no-cache/.test(cacheControl), `Cache-Control is “${cacheControl}”`)
  if (etag === null) return { note: 'has no ETag: each visit loads it whole' }
  const { status } = await site.fetch('/', { headers: { 'if-none-match': etag } })
  return status === 304 ? '304' : { note: `${status} instead of 304: each visit loads it whole` }
}

/** Whether one of the caches on the way had it (RFC 9211, section 2.1). */
const isHit = ({ headers }: Fetched) => /;\s*hit\b/.test(headers.get('cache-status') ?? '')
