import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { PRAYER_SETTINGS } from '#domain/prayer/thing.ts'
import { documentApi, type SavedDocument } from './documents.ts'

/** All settings that the prayer times depend on. */
interface Values {
  settings: PrayerSettings
}
export type PrayerSettingsResponse = SavedDocument<Values>

/** The 400 'invalid' of a save names the fields by their paths in the settings: `iqama.isha.1.from`. */
export const prayerApi = documentApi<Values>(PRAYER_SETTINGS)
