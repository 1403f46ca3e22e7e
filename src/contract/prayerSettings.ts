import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { endpoint } from './endpoint.ts'

export interface PrayerSettingsResponse {
  /** Counts the saves; 0: the seed. */
  revision: number
  /** ISO instant; null for the seed. */
  savedAt: string | null
  /** The admin's name; null where it is not known. */
  savedBy: string | null
  settings: PrayerSettings
}

/** A timetable of one year takes about 90 KB, and four years are shown at most. */
const SETTINGS_LIMIT = 1024 * 1024

/** All settings that the prayer times depend on. */
export const getPrayerSettings = endpoint<{ response: PrayerSettingsResponse }>({
  method: 'GET',
  path: '/api/prayer-settings',
  access: 'admin',
  right: 'signedIn',
  failure: 'Failed to load the prayer settings.',
})

/**
 * Replaces the prayer settings. 400 'invalid' names the fields by path (`iqama.isha.1.from`), 409
 * 'conflict' when `base` is no longer the stored revision.
 */
export const savePrayerSettings = endpoint<{
  body: { base?: number | undefined; settings: PrayerSettings }
  response: PrayerSettingsResponse & { success: true }
}>({
  method: 'PUT',
  path: '/api/prayer-settings',
  access: 'admin',
  right: 'prayer',
  limit: SETTINGS_LIMIT,
  changes: ['prayer', 'settings'],
  failure: 'Failed to save the prayer settings. Please try again.',
})

export interface PrayerSettingsVersion {
  revision: number
  /** ISO instant. */
  savedAt: string
  /** The name of the admin who saved it; null: not known. */
  by: string | null
  settings: PrayerSettings
}

/** The kept versions, newest first, at most 20. */
export const getPrayerSettingsVersions = endpoint<{
  response: { versions: PrayerSettingsVersion[] }
}>({
  method: 'GET',
  path: '/api/prayer-settings/versions',
  access: 'admin',
  right: 'prayer',
  failure: 'Failed to load the prayer settings.',
})

/** Undo: restores a kept version. 404 when it is not kept, 409 as for a save. */
export const restorePrayerSettings = endpoint<{
  body: { revision: number; base?: number | undefined }
  response: PrayerSettingsResponse & { success: true }
}>({
  method: 'POST',
  path: '/api/prayer-settings/restore',
  access: 'admin',
  right: 'prayer',
  changes: ['prayer', 'settings'],
  failure: 'Failed to save the prayer settings. Please try again.',
})
