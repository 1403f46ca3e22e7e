import { createEvent } from '#contract/events.ts'
import type { Browser } from './browser.ts'

/** What a form with all required fields holds. */
export const FIELDS = {
  title: 'Community dinner',
  description: 'Bring a dish to share.',
  date: '2026-12-05',
  startTime: '18:30',
  endTime: '20:30',
  location: 'Main hall',
  category: 'social',
  moreInfoUrl: '',
  image: '',
}

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
