import type { DeletedEvent, EventResponse, EventVersion } from '#contract/events.ts'
import { restorableUntil } from '#domain/collection/deletion.ts'
import { declaredTexts } from '#domain/declared/fields.ts'
import { closedEvent } from '#domain/events/closedEvent.ts'
import { EVENT_FIELDS, type EventText } from '#domain/events/fields.ts'
import { imageName } from '#domain/events/image.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import type { StoredDeletedEvent, StoredEvent } from '#domain/events/stored.ts'
import { writtenEvent } from '#domain/events/writtenEvent.ts'
import { locale } from '#locale/locale.ts'
import type { PrayerContext, VisitorContext } from '../prayer/context.ts'

/** An event in the API's format, without who saved it and when: visitors may not see the name. */
export function eventResponse(
  event: StoredEvent,
  { today, clocksOf }: PrayerContext,
): EventResponse {
  const { savedAt: _at, savedBy: _by, prayerRevision: _prayer, ...shown } = event
  const { imported: _uid, calendar: _calendar, ...fields } = shown
  const words = writtenEvent({ ...fields, ...seedTexts(event) })
  return withResolvedTimes({ ...words, image: imageName(fields.image) }, today, clocksOf)
}

/** The texts of an event that came with the site, and nobody has saved, as the place writes them. */
export function seedTexts(event: StoredEvent): Partial<Pick<StoredEvent, EventText>> {
  const { seedText } = locale()
  if (event.revision > 0 || !seedText) return {}
  const texts = Object.entries<string | undefined>(declaredTexts(EVENT_FIELDS, event))
  return Object.fromEntries(texts.flatMap(([name, text]) => (text ? [[name, seedText(text)]] : [])))
}

/** An event as visitors get it: with its days that closures cancel. */
export const eventForVisitors = (event: StoredEvent, context: VisitorContext): EventResponse =>
  closedEvent(eventResponse(event, context), context.closures, context.zone)

/** A deleted event in the API's format. */
export function deletedEventResponse(
  event: StoredDeletedEvent,
  context: PrayerContext,
): DeletedEvent {
  const { deletedAt, deletedBy, ...before } = event
  const until = restorableUntil(deletedAt)
  return { ...eventResponse(before, context), deletedAt, deletedBy, restorableUntil: until }
}

/** A kept version, with who saved it and when. */
export function versionResponse(event: StoredEvent, context: PrayerContext): EventVersion {
  const { savedAt, savedBy } = event
  return { ...eventResponse(event, context), savedAt, savedBy }
}
