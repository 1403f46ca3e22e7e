import type { SiteFields, SiteSettings } from '#domain/settings/siteSettings.ts'
import { settingsFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'

export interface SettingsResponse {
  /** Counts the saves; 0: never saved. */
  revision: number
  settings: SiteSettings
}

type SomeFields = { [Field in keyof SiteFields]?: SiteFields[Field] | undefined }

/** What is absent stays as it is: a text that nobody wrote follows the region, and the place the prayer times. */
export interface SettingsChange extends SomeFields {
  /** The revision that was edited: when a newer one is stored, the save is rejected with 409. */
  base?: number | undefined
}

/** What visitors see of the site's settings. */
export const getSettings = endpoint<{ response: SettingsResponse }>('GET /api/settings', {
  access: 'public',
  failure: settingsFailure,
  cache: { tags: ['settings'], seconds: 300 },
})

/** The same as stored, for the panel: never a cached copy. */
export const getAdminSettings = endpoint<{
  response: SettingsResponse
}>('GET /api/admin/settings', {
  failure: 'Something went wrong loading the settings.',
})

/** Saves the General tab. 409 'conflict' carries the newer SettingsResponse as `current`. */
export const saveSettings = endpoint<{
  body: SettingsChange
  response: SettingsResponse & { success: true }
}>('PUT /api/settings', {
  changes: ['content', 'settings', 'prayer'],
  failure: 'Something went wrong saving your settings.',
})
