import type { DeletedEvent, EventResponse, EventVersion } from '#contract/events.ts'
import { prayerClocksOf } from '#domain/events/clocks.ts'
import { imageName } from '#domain/events/image.ts'
import { type PrayerClocksOf, withResolvedTimes } from '#domain/events/resolve.ts'
import {
  restorableUntil,
  type StoredDeletedEvent,
  type StoredEvent,
} from '#domain/events/stored.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { prayerKey } from '../prayer/days.ts'
import { read, type Stored } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'

/** Resolves events' relative times: today's date at the mosque and each day's prayer times. */
export interface PrayerContext {
  zone: string
  today: string
  clocksOf: PrayerClocksOf
  /** The settings that the times come from. */
  prayer: Pick<Stored<PrayerSettings>, 'revision' | 'savedAt'>
  /** Equal keys mean equal resolved times. */
  key: string
}

let known: { settings: string; clocksOf: PrayerClocksOf } | undefined

/** The prayer times of the current settings; computed days are cached until the settings change. */
export async function prayerContext(): Promise<PrayerContext> {
  const prayer = await read(prayerSettingsDocument)
  return prayerContextOf(prayer, siteNow())
}

/** The same for settings that were already read. */
export function prayerContextOf(stored: Stored<PrayerSettings>, now: Date): PrayerContext {
  const zone = stored.value.place.timeZone
  const today = civilDateIn(zone, now)
  const settings = prayerKey(stored, today)
  if (known?.settings !== settings) {
    known = { settings, clocksOf: prayerClocksOf(stored.value, today) }
  }
  return {
    zone,
    today,
    clocksOf: known.clocksOf,
    prayer: stored,
    key: `${settings} ${today.slice(0, 7)}`,
  }
}

/** An event in the API's format, without who saved it and when: visitors may not see the name. */
export function eventResponse(
  event: StoredEvent,
  { today, clocksOf }: PrayerContext,
): EventResponse {
  const { savedAt: _at, savedBy: _by, prayerRevision: _prayer, ...fields } = event
  return withResolvedTimes({ ...fields, image: imageName(fields.image) }, today, clocksOf)
}

/** A deleted event in the API's format. */
export function deletedEventResponse(
  event: StoredDeletedEvent,
  context: PrayerContext,
): DeletedEvent {
  const { deletedAt, deletedBy } = event
  return {
    ...eventResponse(withoutDeletion(event), context),
    deletedAt,
    deletedBy,
    restorableUntil: restorableUntil(event),
  }
}

/** The event as it was before it was deleted. */
export function withoutDeletion(event: StoredDeletedEvent): StoredEvent {
  const { deletedAt: _at, deletedBy: _by, ...before } = event
  return before
}

/** A kept version, with who saved it and when. */
export function versionResponse(event: StoredEvent, context: PrayerContext): EventVersion {
  const { savedAt, savedBy } = event
  return { ...eventResponse(event, context), savedAt, savedBy }
}
