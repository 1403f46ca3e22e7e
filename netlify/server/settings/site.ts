import type { SettingsChange, SettingsResponse } from '#contract/settings.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { SITE_LABELS, type SiteFields } from '#domain/settings/siteSettings.ts'
import { SITE_SECTIONS, type SiteTexts } from '#domain/settings/siteTexts.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { lastSiteSave, siteTextsOf } from '../content/site.ts'
import { storeTexts, type Texts } from '../content/store.ts'
import { conflict } from '../http/refusal.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'

/**
 * The site's settings: its texts are sections of the content, and its coordinates and zone are
 * those of the prayer settings.
 */
export async function siteSettings(): Promise<SettingsResponse> {
  return withPlace((await read(contentDocument)).value)
}

async function withPlace(saved: SavedContent): Promise<SettingsResponse> {
  const { latitude, longitude, timeZone } = (await read(prayerSettingsDocument)).value.place
  return {
    revision: lastSiteSave(saved.sections)?.revision ?? 0,
    settings: { ...siteTextsOf(saved), latitude, longitude, timezone: timeZone },
  }
}

/**
 * Saves the General tab: the texts into their sections, the coordinates into the prayer settings,
 * so that each has one place. After a failure in between, repeating the save completes it. Throws
 * Refusal 409 when one of these sections is newer than `base`.
 */
export async function saveSite(by: Actor, change: SettingsChange): Promise<SettingsResponse> {
  const { base, latitude, longitude, ...texts } = change
  const moved = {
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }
  const before: Partial<SiteFields> = {}
  const { content } = await storeTexts(by, sectionTexts(texts), async saved => {
    Object.assign(before, siteTextsOf(saved))
    const last = lastSiteSave(saved.sections)
    if (base !== undefined && base !== (last?.revision ?? 0)) {
      throw conflict(await withPlace(saved), last?.by)
    }
  })
  await update(
    prayerSettingsDocument,
    ({ value }) => {
      const { place } = value
      Object.assign(before, { latitude: place.latitude, longitude: place.longitude })
      const next = { ...place, ...moved }
      return place.latitude === next.latitude && place.longitude === next.longitude
        ? UNCHANGED
        : { ...value, place: next }
    },
    by.name,
  )
  await recordSave(by, before, { ...texts, ...moved })
  return withPlace(content)
}

/** The log has what the save changed, field by field; a save that changed nothing is not in it. */
async function recordSave(by: Actor, before: Partial<SiteFields>, after: Partial<SiteFields>) {
  const fields = (Object.keys(SITE_LABELS) as (keyof SiteFields)[]).filter(
    field =>
      [before, after].every(site => site[field] !== undefined) && before[field] !== after[field],
  )
  if (fields.length === 0) return
  const labels = fields.map(field => SITE_LABELS[field]).join(', ')
  const valuesOf = (site: Partial<SiteFields>) =>
    Object.fromEntries(fields.map(field => [field, String(site[field])]))
  const values = { before: valuesOf(before), after: valuesOf(after) }
  await recordActivity(by, `Changed the site settings: ${labels}`, { values })
}

const sectionTexts = (texts: SiteTexts): Texts =>
  Object.fromEntries(
    Object.entries(SITE_SECTIONS).map(([field, path]) => [path, texts[field as keyof SiteTexts]]),
  )
