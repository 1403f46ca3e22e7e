import {
  createEvent,
  EVENT_ID_MISSING,
  EVENT_NOT_SAVED,
  type EventResponse,
  updateEvent,
} from '#contract/events.ts'
import { CallError } from '#contract/failure.ts'
import { isUnanswered } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { type EventValues, formFields, newEventFields } from './rules/values.ts'

/** Saves a new event, or one on top of the version it was edited from. Throws CallError. */
export async function saveEvent(
  values: EventValues,
  before: EventResponse | null,
): Promise<EventResponse> {
  const body = new FormData()
  const fields = before ? formFields(values) : newEventFields(values)
  for (const [name, text] of Object.entries(fields)) body.set(name, text)
  if (before?.id === '') throw new CallError(EVENT_ID_MISSING, { status: 400 })
  try {
    if (!before) return (await callAsAdmin(createEvent, { body })).event
    body.set('base', String(before.revision))
    return (await callAsAdmin(updateEvent, { params: { id: before.id }, body })).event
  } catch (error) {
    throw orNotReached(error, EVENT_NOT_SAVED)
  }
}

/** The error, with the panel's own text where no response came. */
export const orNotReached = (error: unknown, text: string): unknown =>
  isUnanswered(error) ? new CallError(text, { status: 0, cause: error }) : error
