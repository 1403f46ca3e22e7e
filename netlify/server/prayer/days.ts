import { awaitsMonths } from '#domain/prayer/hijriSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { remembered } from '#domain/remembered.ts'
import { locale } from '#locale/locale.ts'
import type { Stored } from '../storage/documents.ts'

type Settings = Pick<Stored<PrayerSettings>, 'value' | 'revision' | 'savedAt'>

/** More than all years that can be requested, with a margin. */
const MOST_DAYS = 2_000

/** By language: days name Eids. */
const known = new Map<string, { key: string; dayOf: (date: string) => PrayerDay }>()

/**
 * Computes days under these settings, as seen on `today`, the civil date at the mosque; each day
 * once while `prayerKey` is the same. Throws RangeError for a day as `dayComputer` does.
 */
export function prayerDays(settings: Settings, today: string): (date: string) => PrayerDay {
  const key = prayerKey(settings, today)
  const { language } = locale()
  const before = known.get(language)
  if (before?.key === key) return before.dayOf
  const dayOf = remembered(dayComputer(settings.value, today), MOST_DAYS)
  known.set(language, { key, dayOf })
  return dayOf
}

/**
 * Equal keys mean equal days. The settings of a new site are not stored yet and have no revision.
 * Where the mosque waits for its months, each evening can move them.
 */
export function prayerKey({ value, revision, savedAt }: Settings, today: string): string {
  const key = revision === 0 ? JSON.stringify(value) : `${revision} ${savedAt}`
  return awaitsMonths(value.hijri) ? `${key} ${today}` : key
}
