import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { describeError, logLine } from '../log.ts'
import { prayerContextOf, withClosures } from '../prayer/context.ts'
import { prayerDays } from '../prayer/days.ts'
import type { Stored } from '../storage/documents.ts'
import { type Listing, listDocuments, readListed } from '../storage/listing.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'

/** Work that the site does by itself every five minutes. */
export interface PeriodicTask {
  /** Its name in the log. */
  readonly name: string
  /** The names of tasks, earlier in the list, whose end it waits for. */
  readonly after?: readonly string[]
  /**
   * Does what is due by `now` (real time, not SITE_NOW) and is quick when nothing is. It may start
   * late, twice or not at all, so it must be able to continue where an earlier run stopped.
   * `signal` aborts at the time limit.
   */
  run(now: Date, signal: AbortSignal, tick?: Tick): Promise<void>
}

/** What the tasks of one tick share; each is read at its first use, once for all. */
export interface Tick {
  /** The documents that there are. Throws StorageError. */
  readonly list: () => Promise<Listing>
  /** The prayer settings, and their times around now. Throws StorageError. */
  readonly prayerTimes: () => Promise<{
    prayer: Stored<PrayerSettings>
    times: PrayerTimesResponse
  }>
}

export function newTick(): Tick {
  const list = once(listDocuments)
  const prayerTimes = once(async () => {
    const listing = await list()
    const [prayer, notices] = await Promise.all([
      readListed(prayerSettingsDocument, listing),
      readListed(noticesDocument, listing),
    ])
    const now = siteNow()
    const { closures } = withClosures(prayerContextOf(prayer, now), notices)
    const dayOf = prayerDays(prayer, civilDateIn(prayer.value.place.timeZone, now))
    return { prayer, times: prayerTimesResponse(prayer.value, { now, dayOf, closures }) }
  })
  return { list, prayerTimes }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= read()
    return result
  }
}

/** The time between two ticks. */
const TICK_MINUTES = 5

/**
 * Runs the task in one tick of each hour only, that of `minute`, so that other ticks read less of
 * storage. Each such task has a tick of its own.
 */
export const hourly = (minute: number, task: PeriodicTask): PeriodicTask => ({
  name: task.name,
  async run(now, signal, tick) {
    const since = now.getUTCMinutes() - minute
    if (since >= 0 && since < TICK_MINUTES) await task.run(now, signal, tick)
  },
})

/** Scheduled functions of the platform end after 30 s. */
const TIME_LIMIT_MS = 25_000

/**
 * Runs all tasks in parallel, but for those that wait for others, and returns when all have ended or
 * at the time limit. A task that fails or is too slow is logged and does not stop the others.
 * Returns whether none did.
 */
export async function runTasks(
  tasks: readonly PeriodicTask[],
  now: Date,
  limitMs = TIME_LIMIT_MS,
): Promise<boolean> {
  const stop = new AbortController()
  const timeIsUp = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason))
  })
  const timer = setTimeout(() => stop.abort(new Error('It took too long')), limitMs)
  // Otherwise the rejection would be unhandled.
  timeIsUp.catch(() => {})
  const tick = newTick()
  const ends = new Map<string, Promise<void>>()
  let allDone = true
  const runOne = async ({ name, run, after = [] }: PeriodicTask) => {
    try {
      await Promise.all(after.map(other => ends.get(other)))
      await Promise.race([run(now, stop.signal, tick), timeIsUp])
    } catch (error) {
      allDone = false
      logLine('error', 'periodic task failed', { task: name, error: describeError(error) })
    }
  }
  for (const task of tasks) ends.set(task.name, runOne(task))
  await Promise.all(ends.values())
  clearTimeout(timer)
  return allDone
}
