import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { PRAYER_SETTINGS } from '#domain/prayer/thing.ts'
import { type DocumentVersion, documentApi, type SavedDocument } from './documents.ts'

/** All settings that the prayer times depend on. */
interface Values {
  settings: PrayerSettings
}
export type PrayerSettingsResponse = SavedDocument<Values>

export interface PrayerSettingsVersion extends DocumentVersion<Values> {
  /** The same as `savedBy`. */
  by: string | null
}

/** The 400 'invalid' of a save names the fields by their paths in the settings: `iqama.isha.1.from`. */
export const prayerApi = documentApi<Values, undefined, Values, PrayerSettingsVersion>(
  PRAYER_SETTINGS,
)
