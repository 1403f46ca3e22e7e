import { prayerClocksOf } from '#domain/events/clocks.ts'
import type { PrayerClocksOf } from '#domain/events/resolve.ts'
import { type ChangedClosure, changedClosures, closuresOf } from '#domain/notices/closures.ts'
import { isDeleted, type StoredNotices } from '#domain/notices/stored.ts'
import { writtenNotice } from '#domain/notices/writtenNotice.ts'
import type { Closure } from '#domain/prayer/closure.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { read, type Stored } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { prayerKey } from './days.ts'

/**
 * Resolves the times of events and notices that follow a prayer: today's date at the mosque and each
 * day's prayer times.
 */
export interface PrayerContext {
  zone: string
  today: string
  clocksOf: PrayerClocksOf
  /** The settings that the times come from. */
  prayer: Pick<Stored<PrayerSettings>, 'revision' | 'savedAt'>
  /** Equal keys mean equal resolved times. */
  key: string
}

/** What visitors see depends on closures, too. */
export interface VisitorContext extends PrayerContext {
  closures: readonly Closure[]
  /** The same with those that were changed or taken back, and when. */
  changedClosures: readonly ChangedClosure[]
  /** Increases with every save of a notice. */
  noticesRevision: number
}

let known: { settings: string; clocksOf: PrayerClocksOf } | undefined

/** The prayer times of the current settings; computed days are cached until the settings change. */
export async function prayerContext(): Promise<PrayerContext> {
  const prayer = await read(prayerSettingsDocument)
  return prayerContextOf(prayer, siteNow())
}

/** The same with what closures cancel, for what visitors see. Throws StorageError. */
export async function visitorContext(): Promise<VisitorContext> {
  const [context, notices] = await Promise.all([prayerContext(), read(noticesDocument)])
  return withClosures(context, notices)
}

/** The same for notices that were already read. */
export function withClosures(
  context: PrayerContext,
  { value, revision, savedAt }: Stored<StoredNotices>,
): VisitorContext {
  const closures = closuresOf(
    // The save that publishes one makes another revision, and with it another key.
    value.notices.filter(notice => !isDeleted(notice) && !notice.held).map(writtenNotice),
  )
  return {
    ...context,
    closures,
    changedClosures: changedClosures(value.notices),
    noticesRevision: revision,
    key: `${context.key} ${revision} ${savedAt}`,
  }
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
