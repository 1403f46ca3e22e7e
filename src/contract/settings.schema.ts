import { z } from 'zod'
import { PlaceSchema, type PrayerSettings } from '#domain/prayer/settings.ts'
import { StoredSiteSchema } from '#domain/settings/storedSite.ts'
import { SITE_THEMES } from '#domain/theme/siteTheme.ts'

const base = z.number().int().min(0).optional()

export const ThemeBodySchema = z.object({
  theme: z.enum(SITE_THEMES, { error: 'Choose blue, green, purple or red.' }),
})

export const SettingsChangeSchema = StoredSiteSchema.extend({
  latitude: PlaceSchema.shape.latitude,
  longitude: PlaceSchema.shape.longitude,
  base,
})

/** The settings themselves are parsed by their own schema, so that messages carry their own paths. */
export const PrayerSettingsBodySchema = z.object({
  base,
  settings: z.custom<PrayerSettings>(value => typeof value === 'object' && value !== null, {
    error: 'The settings are missing.',
  }),
})
export const RestoreSchema = z.object({ revision: z.number().int().min(1), base })
