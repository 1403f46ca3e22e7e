import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { failureOf } from '#contract/endpoint.ts'
import { getPrayerTimes, getPrayerYearFile } from '#contract/prayerTimes.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { joinYears } from '#domain/prayer/years.ts'
import { addDays, civilDateIn, clockIn, MINUTE, SECOND } from '#domain/time/civil.ts'
import { $now, mosqueZone, now } from './clock.ts'
import './firstPaint.ts'
import { refreshNewer } from './newer.ts'

/** The prayer times, as far as they are loaded. `from` says whether the API responded or the build's file. */
type PrayerData =
  | { state: 'loading' }
  | { state: 'ready'; response: PrayerTimesResponse; from: 'api' | 'file' }
  | { state: 'failed'; message: string }

export const $prayerData = atom<PrayerData>({ state: 'loading' })

/**
 * The days written in the page, which show until newer ones are there and where none can be had; null
 * where they do not include today, and once the API says that there are none.
 */
export const $daysInPage = atom<PrayerTimesResponse | null>(null)
$daysInPage.set(globalThis.firstPaint?.days ?? null)

/** Every five minutes: views ask on each full minute, and a timer may be some milliseconds late. */
const REFRESH_AFTER_MS = 4 * MINUTE + SECOND
/** Every minute while the mosque waits for the moon. */
const REFRESH_AT_NIGHT_MS = 50_000
let requestedAt = 0

/** Whether someone may confirm at any moment that a month has begun: from Maghrib of the 29th to Fajr. */
function isMoonAwaited(data: PrayerData): boolean {
  if (data.state !== 'ready') return false
  const { zone, info } = data.response
  const row = info.find(({ iso }) => iso === civilDateIn(zone, now()))
  if (!row?.awaits) return false
  const clock = clockIn(zone, now())
  const { evening, morning } = row.awaits
  return Boolean((evening && clock >= row.maghrib.time) || (morning && clock < row.fajr.time))
}

/**
 * Loads the times that today and tomorrow need, once for all views of a page: from the API, else
 * from the year file of the build. Further calls send a request only after five minutes, or one while
 * the moon is awaited, and keep what is shown when that fails.
 */
export async function loadPrayerTimes(): Promise<void> {
  const before = $prayerData.get()
  const after = isMoonAwaited(before) ? REFRESH_AT_NIGHT_MS : REFRESH_AFTER_MS
  if (Date.now() - requestedAt < after) return
  // A page that nobody looks at asks again on return.
  if (requestedAt > 0 && document.visibilityState === 'hidden') return
  requestedAt = Date.now()
  try {
    const { response, from } = await loadDays()
    $prayerData.set({ state: 'ready', response, from })
  } catch (error) {
    if (error instanceof NoTimes) $daysInPage.set(null)
    if (before.state !== 'ready') {
      $prayerData.set({ state: 'failed', message: failureOf(getPrayerTimes) })
    }
  }
}

/** The API responded, without times. */
class NoTimes extends Error {}

/** The times and where they came from. */
interface LoadedTimes {
  response: PrayerTimesResponse
  from: 'api' | 'file'
}

/** Throws when there are no rows for today and tomorrow (docs/product.md, section 4). */
async function loadDays(): Promise<LoadedTimes> {
  const response = (await refreshNewer().catch(() => null))?.prayer
  // The build's files replace an API that fails, not one that has no times.
  if (!response?.info) return loadYears(neededDays(mosqueZone()), loadYearFile)
  if (response.info.length === 0) throw new NoTimes()
  const dates = neededDays(response.zone)
  if (covers(response, dates)) return { response, from: 'api' }
  return loadYears(dates, loadPrayerYear)
}

async function loadYears(
  dates: string[],
  load: (year: number) => Promise<LoadedTimes>,
): Promise<LoadedTimes> {
  const loaded = await Promise.all(yearsOf(dates).map(load))
  const response = joinYears(loaded.map(year => year.response))
  if (!response || !covers(response, dates)) throw new NoTimes()
  return { response, from: loaded.every(year => year.from === 'api') ? 'api' : 'file' }
}

async function loadYearFile(year: number): Promise<LoadedTimes> {
  const response = await call(getPrayerYearFile, { params: { year: String(year) } })
  return { response, from: 'file' }
}

const years = new Map<number, Promise<LoadedTimes>>()

/** One whole year, kept for the life of the page: from the API, else from the build's file. */
export function loadPrayerYear(year: number): Promise<LoadedTimes> {
  const loading =
    years.get(year) ??
    call(getPrayerTimes, { query: { year } }).then(
      response => ({ response, from: 'api' as const }),
      () => loadYearFile(year),
    )
  years.set(year, loading)
  loading.catch(() => years.delete(year))
  return loading
}

function neededDays(zone: string): string[] {
  const today = civilDateIn(zone, now())
  return [today, addDays(today, 1)]
}

function yearsOf(dates: string[]): number[] {
  return [...new Set(dates.map(date => Number(date.slice(0, 4))))]
}

function covers({ info }: PrayerTimesResponse, dates: string[]): boolean {
  return dates.every(date => info.some(row => row.iso === date))
}

/** Keeps the times loaded and fresh while something shows them: requests again as time goes by. */
export function keepPrayerTimes(): () => void {
  return $now.subscribe(() => void loadPrayerTimes())
}
