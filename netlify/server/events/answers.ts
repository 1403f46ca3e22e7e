import type { DeletedEvent, EventAnswer, EventVersion } from '#contract/events.ts'
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

/** What events' relative times are resolved with: today at the mosque, and each day's prayer times. */
export interface PrayerContext {
  zone: string
  today: string
  clocksOf: PrayerClocksOf
  /** Equal keys, equal resolved times. */
  key: string
}

let known: { settings: string; clocksOf: PrayerClocksOf } | undefined

/** The prayer times of this moment's settings; computed days are kept while those stand. */
export async function prayerContext(): Promise<PrayerContext> {
  const prayer = await read(prayerSettingsDocument)
  return prayerContextOf(prayer, siteNow())
}

/** The same for settings read before. */
export function prayerContextOf(stored: Stored<PrayerSettings>, now: Date): PrayerContext {
  const settings = prayerKey(stored)
  if (known?.settings !== settings) known = { settings, clocksOf: prayerClocksOf(stored.value) }
  const zone = stored.value.place.timeZone
  const today = civilDateIn(zone, now)
  return {
    zone,
    today,
    clocksOf: known.clocksOf,
    key: `${settings} ${today.slice(0, 7)}`,
  }
}

/** An event as the API speaks it: who saved it is not for everyone. */
export function eventAnswer(event: StoredEvent, { today, clocksOf }: PrayerContext): EventAnswer {
  const { savedAt: _at, savedBy: _by, ...answer } = event
  return withResolvedTimes({ ...answer, image: imageName(answer.image) }, today, clocksOf)
}

/** A deleted event as the panel hears of it. */
export function deletedAnswer(event: StoredDeletedEvent, context: PrayerContext): DeletedEvent {
  const { deletedAt, deletedBy } = event
  return {
    ...eventAnswer(withoutDeletion(event), context),
    deletedAt,
    deletedBy,
    restorableUntil: restorableUntil(event),
  }
}

/** The event that was deleted, as it was. */
export function withoutDeletion(event: StoredDeletedEvent): StoredEvent {
  const { deletedAt: _at, deletedBy: _by, ...before } = event
  return before
}

/** A kept version, with who saved it and when. */
export function versionAnswer(event: StoredEvent, context: PrayerContext): EventVersion {
  const { savedAt, savedBy } = event
  return { ...eventAnswer(event, context), savedAt, savedBy }
}
