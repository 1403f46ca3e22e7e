import { z } from 'zod'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { SiteFieldsSchema } from '#domain/settings/siteSettings.ts'
import { BASE } from './saved.schema.ts'

export const SettingsChangeSchema = SiteFieldsSchema.partial().extend(BASE)

/** The settings are parsed by their own schema, so that messages contain the path of a field. */
export const PrayerSettingsValuesSchema = z.object({
  settings: z.custom<PrayerSettings>(value => typeof value === 'object' && value !== null, {
    error: 'The settings are missing.',
  }),
})
