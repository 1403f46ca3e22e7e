import type { SettingsChange, SettingsResponse } from '#contract/settings.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { SITE_FIELDS, type SiteFields } from '#domain/settings/siteSettings.ts'
import { SITE_SECTIONS, type SiteTexts } from '#domain/settings/siteTexts.ts'
import { LOOK_FIELDS } from '#domain/theme/look.ts'
import { nearestTheme } from '#domain/theme/palette.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import type { StoredTheme } from '#domain/theme/themeSchema.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { lastSiteSave, siteTextsOf } from '../content/site.ts'
import { storeTexts, type Texts } from '../content/store.ts'
import { PanelDocument } from '../document/document.ts'
import { conflict } from '../http/refusal.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { themeDocument } from '../storage/theme.ts'
import { withPlace } from './site.ts'

/*
 * How an admin changes what visitors read by the same paths: loaded at the first change, so that the
 * function for visitors starts without it.
 */

/** What is set of the look. */
const textsOf = (theme: StoredTheme): Record<string, string> =>
  Object.fromEntries(Object.entries(theme).flatMap(([name, text]) => (text ? [[name, text]] : [])))

/** 'Changed the site theme to purple', or what else of the look was changed. */
function actionInWords(before: StoredTheme, after: StoredTheme): string {
  const { typefaces, building } = LOOK_FIELDS
  const [difference] = differencesIn({ typefaces, building }, before, after)
  const color = colorOfSite(after)
  return difference && color === colorOfSite(before)
    ? `Changed the site’s ${difference.label.toLowerCase()} to ${difference.after.join('')}`
    : `Changed the site theme to ${color}`
}

/** The site's look, as it is saved. */
export const siteTheme = new PanelDocument<StoredTheme, StoredTheme>({
  document: themeDocument,
  // A theme alone replaces a color of the site's own, as clients mean it that know the four, and keeps
  // what they do not know.
  toStore({ theme, color, ...change }, { value: { theme: _, color: __, ...kept } }) {
    const ofColor = color ? { theme: `theme-${nearestTheme(color)}` as const, color } : { theme }
    return { ...kept, ...change, ...ofColor }
  },
  logged: (before, { value }) => [
    actionInWords(before, value),
    { values: { before: textsOf(before), after: textsOf(value) } },
  ],
})

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
async function recordSave(by: Actor, before: Partial<SiteFields>, after: SettingsChange) {
  const fields = (Object.keys(SITE_FIELDS) as (keyof SiteFields)[]).filter(
    field =>
      [before, after].every(site => site[field] !== undefined) && before[field] !== after[field],
  )
  if (fields.length === 0) return
  const labels = fields.map(field => SITE_FIELDS[field].label).join(', ')
  const valuesOf = (site: SettingsChange) =>
    Object.fromEntries(fields.map(field => [field, String(site[field])]))
  const values = { before: valuesOf(before), after: valuesOf(after) }
  await recordActivity(by, `Changed the site settings: ${labels}`, { values })
}

const sectionTexts = (texts: SettingsChange): Texts =>
  Object.fromEntries(
    Object.entries(SITE_SECTIONS).flatMap(([field, path]) => {
      const text = texts[field as keyof SiteTexts]
      return text === undefined ? [] : [[path, text]]
    }),
  )
