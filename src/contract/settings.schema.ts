import { z } from 'zod'
import { findSection, splitPath } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { PlaceSchema, type PrayerSettings } from '#domain/prayer/settings.ts'
import { SITE_SECTIONS, type SiteTexts } from '#domain/settings/siteTexts.ts'
import { SITE_THEMES } from '#domain/theme/siteTheme.ts'

const base = z.number().int().min(0).optional()

export const ThemeBodySchema = z.object({
  theme: z.enum(SITE_THEMES, { error: 'Choose blue, green, purple or red.' }),
})

/** A text by the rules of the section that holds it; `wrong`: what is said of one that its kind refuses. */
function text(field: keyof SiteTexts, name: string, wrong = `${name} cannot be used.`) {
  const section = findSection(...splitPath(SITE_SECTIONS[field]))
  const { kind = 'line', most = MOST } = section ?? {}
  return z
    .string()
    .trim()
    .max(most, `${name} can have at most ${most} characters.`)
    .refine(value => validate(kind, value).length === 0, wrong)
}
const MOST = 1000

export const SettingsChangeSchema = z.object({
  siteName: text('siteName', 'The name').min(1, 'The site needs a name.'),
  siteDescription: text('siteDescription', 'The description'),
  address: text('address', 'The address'),
  phone: text('phone', 'The phone number', 'Enter a phone number such as (212) 555-0100.'),
  email: text('email', 'The e-mail address', 'Enter an e-mail address such as info@example.org.'),
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
