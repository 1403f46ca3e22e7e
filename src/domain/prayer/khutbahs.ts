import { addDays } from '#domain/time/civil.ts'
import type { Khutbah } from './response.ts'
import type { KhutbahSetting, PrayerSettings } from './settings.ts'

/** How long past Fridays are kept, in days: their khateebs are suggested again. */
const KEPT = 400

/** What is known of a khutbah, without blank texts. */
export function khutbahOf({ khateeb, topic, place }: KhutbahSetting): Khutbah {
  return { ...(khateeb && { khateeb }), ...(topic && { topic }), ...(place && { place }) }
}

/** The settings without the Fridays of long ago. */
export function withoutOldKhutbahs(settings: PrayerSettings, today: string): PrayerSettings {
  const { khutbahs, ...others } = settings
  const kept = khutbahs?.filter(({ date }) => date >= addDays(today, -KEPT))
  return kept?.length ? { ...others, khutbahs: kept } : others
}
