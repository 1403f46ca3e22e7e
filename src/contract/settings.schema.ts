import { z } from 'zod'
import { shapeOf } from '#domain/declared/schema.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { SITE_FIELDS } from '#domain/settings/siteSettings.ts'
import { BASE } from './saved.schema.ts'

export const SettingsChangeSchema = z.object(shapeOf(SITE_FIELDS, 'form')).partial().extend(BASE)

/** The settings are parsed by their own schema, so that messages contain the path of a field. */
export const PrayerSettingsValuesSchema = z.object({
  settings: z.custom<PrayerSettings>(value => typeof value === 'object' && value !== null, {
    error: 'The settings are missing.',
  }),
})
