import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { type EventResponse, getEvents } from '#contract/events.ts'
import { loadNewer } from './newer.ts'

/** The events as the API sends them; null before that, while the prebuilt ones are shown. */
export const $events = atom<readonly EventResponse[] | null>(null)

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
    $events.set(newer?.events ?? (await call(getEvents)))
  } catch (error) {
    console.warn(error)
  }
}
