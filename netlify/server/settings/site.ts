import type { SettingsResponse } from '#contract/settings.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { lastSiteSave, siteTextsOf } from '../content/site.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'

/**
 * The site's settings: its texts are sections of the content, and its coordinates and zone are
 * those of the prayer settings.
 */
export async function siteSettings(): Promise<SettingsResponse> {
  return withPlace((await read(contentDocument)).value)
}

/** The settings in saved content. */
export async function withPlace(saved: SavedContent): Promise<SettingsResponse> {
  const { latitude, longitude, timeZone } = (await read(prayerSettingsDocument)).value.place
  return {
    revision: lastSiteSave(saved.sections)?.revision ?? 0,
    settings: { ...siteTextsOf(saved), latitude, longitude, timezone: timeZone },
  }
}
