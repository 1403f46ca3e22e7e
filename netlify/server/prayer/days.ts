import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import type { Stored } from '../storage/documents.ts'

type Settings = Pick<Stored<PrayerSettings>, 'value' | 'revision' | 'savedAt'>

/** More than all years that can be requested, with a margin. */
const MOST_DAYS = 2_000

let known: { key: string; dayOf: (date: string) => PrayerDay } | undefined

/**
 * Computes days under these settings, each once per revision of the settings. Throws RangeError for
 * a day as `dayComputer` does.
 */
export function prayerDays(settings: Settings): (date: string) => PrayerDay {
  const key = prayerKey(settings)
  if (known?.key !== key) known = { key, dayOf: remember(dayComputer(settings.value)) }
  return known.dayOf
}

/**
 * Equal keys mean equal settings. The settings of a new site are not stored yet and have no
 * revision.
 */
export const prayerKey = ({ value, revision, savedAt }: Settings): string =>
  revision === 0 ? JSON.stringify(value) : `${revision} ${savedAt}`

function remember(compute: (date: string) => PrayerDay): (date: string) => PrayerDay {
  const days = new Map<string, PrayerDay>()
  return date => {
    const day = days.get(date) ?? compute(date)
    if (days.size >= MOST_DAYS) days.clear()
    days.set(date, day)
    return day
  }
}
