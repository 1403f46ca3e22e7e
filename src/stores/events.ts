import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { type EventAnswer, getEvents } from '#contract/events.ts'

/** The events as the API tells them; null until it did, and then the prebuilt ones stand. */
export const $events = atom<readonly EventAnswer[] | null>(null)

let asked = false

/**
 * Asks for the events, once for all views of a page; without an answer nothing changes
 * (docs/product.md, section 5).
 */
export async function loadEvents(): Promise<void> {
  if (asked) return
  asked = true
  try {
    $events.set(await call(getEvents))
  } catch (error) {
    console.warn(error)
  }
}
