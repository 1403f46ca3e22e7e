import type { PrayerSettings } from '#domain/prayer/settings.ts'
import {
  type DocumentAddress,
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

const ADDRESS: DocumentAddress = {
  path: '/api/prayer-settings',
  name: 'the prayer settings',
  read: 'signedIn',
  right: 'prayer',
  changes: ['prayer', 'settings'],
  // A timetable of one year takes about 90 KB, and four years are shown at most.
  limit: 1024 * 1024,
}

export const getPrayerSettings = readDocument<Values>(ADDRESS)
/** Its 400 'invalid' names the fields by their paths in the settings: `iqama.isha.1.from`. */
export const savePrayerSettings = saveDocument<Values>(ADDRESS)
export const getPrayerSettingsVersions = documentVersions<PrayerSettingsVersion>(ADDRESS)
export const restorePrayerSettings = restoreDocument<Values>(ADDRESS)
