import { createEvent } from '#contract/events.ts'
import { EVENT_FORM } from '#domain/events/testing/madeEvent.ts'
import type { Browser } from './browser.ts'

export const FIELDS = { ...EVENT_FORM, moreInfoUrl: '', image: '' }

/** The form of an event; `undefined` leaves a field out. */
export function eventForm(fields: Record<string, string | Blob | undefined> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FIELDS, ...fields })) {
    if (value !== undefined) form.set(name, value)
  }
  return form
}

/** Creates an event and returns its id. */
export async function anEvent(
  browser: Browser,
  fields: Record<string, string | Blob | undefined> = {},
): Promise<string> {
  return (await browser.fetchJson(createEvent, { body: eventForm(fields) })).event.id
}
