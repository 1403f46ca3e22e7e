import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { PRAYER_SETTINGS } from '#domain/prayer/thing.ts'
import {
  type DocumentVersion,
  documentVersions,
  readDocument,
  restoreDocument,
  type SavedDocument,
  saveDocument,
} from './documents.ts'

/** All settings that the prayer times depend on. */
interface Values {
  settings: PrayerSettings
}
export type PrayerSettingsResponse = SavedDocument<Values>

export interface PrayerSettingsVersion extends DocumentVersion<Values> {
  /** The same as `savedBy`. */
  by: string | null
}

export const getPrayerSettings = readDocument<Values>(PRAYER_SETTINGS)
/** Its 400 'invalid' names the fields by their paths in the settings: `iqama.isha.1.from`. */
export const savePrayerSettings = saveDocument<Values>(PRAYER_SETTINGS)
export const getPrayerSettingsVersions = documentVersions<PrayerSettingsVersion>(PRAYER_SETTINGS)
export const restorePrayerSettings = restoreDocument<Values>(PRAYER_SETTINGS)
