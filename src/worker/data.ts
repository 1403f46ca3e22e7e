import { HOUR } from '#domain/time/civil.ts'
import { DATA_CACHE, isKeepable, keepResponse, keptIn, limit } from './kept.ts'
import { KEPT_AT } from './marks.ts'
import { yearsToKeep } from './rules.ts'

/** How long a slow line is waited for where there is a kept response. */
const PATIENCE_MS = 8_000
/** How often the year's times are requested again. */
const YEAR_LASTS_MS = 12 * HOUR
const MOST_DATA = 40

/** Data of the API: the network's, which is kept, else the kept response to the same request. */
export async function dataResponse(request: Request | string): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url
  const kept = await keptIn(DATA_CACHE, address)
  const loading = loadData(request, address)
  if (!kept) return loading
  const first = await withPatience(loading, PATIENCE_MS)
  return first ?? kept
}

async function loadData(request: Request | string, address: string): Promise<Response> {
  const response = await fetch(request, { credentials: 'omit' })
  if (isKeepable(response)) await keepData(address, response.clone())
  return response
}

async function keepData(address: string, response: Response): Promise<void> {
  await keepResponse(DATA_CACHE, address, response)
  await limit(DATA_CACHE, MOST_DATA)
}

/** What is loaded within a time; undefined when it fails or takes longer. */
export function withPatience<T>(loading: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([
    loading.catch(() => undefined),
    new Promise<undefined>(resolve => setTimeout(resolve, ms, undefined)),
  ])
}

const yearAddress = (year: number | string) => `/api/prayertimes?year=${year}`

/** Prayer times: the network's, else the kept year, which has every day that is asked for. */
export async function timesResponse(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const year =
    searchParams.get('year') ?? /\d{4}/.exec(pathname)?.[0] ?? new Date().getUTCFullYear()
  const kept = await keptIn(DATA_CACHE, yearAddress(year))
  if (!kept) return fetch(request)
  return (await withPatience(fetch(request), PATIENCE_MS)) ?? kept
}

/** Keeps the year's times, again after half a day; what cannot be had stays as it is. */
export async function keepYears(): Promise<void> {
  const now = new Date()
  for (const year of yearsToKeep(now)) {
    const kept = await keptIn(DATA_CACHE, yearAddress(year))
    const keptAt = Date.parse(kept?.headers.get(KEPT_AT) ?? '')
    if (now.getTime() - keptAt < YEAR_LASTS_MS) continue
    await loadYear(year).catch(() => {})
  }
}

/** From the API, else from the build's file, which can be older than the last change of the settings. */
async function loadYear(year: number): Promise<void> {
  for (const address of [yearAddress(year), `/prayer-times/${year}.json`]) {
    const response = await fetch(address, { credentials: 'omit' })
    if (isKeepable(response)) return keepData(yearAddress(year), response)
  }
}
