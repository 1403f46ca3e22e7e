import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import type { EventResponse } from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import type { EarlierEvents } from '#domain/events/earlier.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { locale, setLocale } from '#locale/locale.ts'
import { mosqueZone, now } from './clock.ts'
import { loadNewer } from './newer.ts'

/** The events as the API sends them; null before that, while the prebuilt ones are shown. */
export const $events = atom<readonly EventResponse[] | null>(null)

/** What `$events` lacks, and whether it could not be loaded; null: nothing. */
export const $earlierEvents = atom<(EarlierEvents & { failed?: boolean }) | null>(null)

let requested = false

/**
 * Requests the events, once for all views of a page; without a response nothing changes
 * (docs/product.md, section 5).
 */
export async function loadEvents(): Promise<void> {
  if (requested) return
  requested = true
  try {
    const newer = await loadNewer().catch(() => null)
    if (newer?.lists) setLocale({ ...locale(), lists: newer.lists })
    const earlier = newer?.events ? (newer.earlierEvents ?? null) : null
    $earlierEvents.set(earlier)
    $events.set(newer?.events ?? (await call(getEvents)))
    // The page as it was then (`?at=`).
    if (earlier && civilDateIn(mosqueZone(), now()) < earlier.before) await loadEarlierEvents()
  } catch (error) {
    console.warn(error)
  }
}

let loading: Promise<void> | undefined

/** Requests the events that are missing, if any are; without a response they stay missing. */
export function loadEarlierEvents(): Promise<void> {
  loading ??= requestAll().finally(() => {
    loading = undefined
  })
  return loading
}

async function requestAll(): Promise<void> {
  const earlier = $earlierEvents.get()
  if (!earlier) return
  try {
    $events.set(await call(getEvents))
    $earlierEvents.set(null)
  } catch (error) {
    $earlierEvents.set({ ...earlier, failed: true })
    console.warn(error)
  }
}
