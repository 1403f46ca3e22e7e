import { CHANGED_MEANWHILE } from '#contract/prayerSettings.ts'
import type { SettingsAnswer, SettingsChange } from '#contract/settings.ts'
import type { StoredSite } from '#domain/settings/storedSite.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { read, type Stored, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { siteDocument } from '../storage/site.ts'

/** The site's settings; coordinates and zone are those that prayer times are computed for. */
export async function siteSettings(): Promise<SettingsAnswer> {
  return withPlace(await read(siteDocument))
}

async function withPlace({ value, revision }: Stored<StoredSite>): Promise<SettingsAnswer> {
  const { latitude, longitude, timeZone } = (await read(prayerSettingsDocument)).value.place
  return { revision, settings: { ...value, latitude, longitude, timezone: timeZone } }
}

/**
 * Saves the General tab. The coordinates go into the prayer settings, so that the site has one
 * place; repeated after a failure in between, the save completes. Throws Refusal 409.
 */
export async function saveSite(by: Actor, change: SettingsChange): Promise<SettingsAnswer> {
  const { base, latitude, longitude, ...site } = change
  const saved = await update(siteDocument, async current => {
    if (base !== undefined && base !== current.revision) {
      throw new Refusal(409, 'conflict', CHANGED_MEANWHILE, { current: await withPlace(current) })
    }
    return site
  })
  await update(prayerSettingsDocument, ({ value }) =>
    value.place.latitude === latitude && value.place.longitude === longitude
      ? UNCHANGED
      : { ...value, place: { ...value.place, latitude, longitude } },
  )
  await recordActivity(by, 'Changed the site settings')
  return withPlace(saved)
}
