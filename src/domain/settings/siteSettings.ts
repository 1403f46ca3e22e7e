import { z } from 'zod'
import { findSection, splitPath } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { PlaceSchema } from '#domain/prayer/settings.ts'
import { SITE_SECTIONS, type SiteTexts } from './siteTexts.ts'

const MOST = 1000
const sectionOf = (field: keyof SiteTexts) => findSection(...splitPath(SITE_SECTIONS[field]))

/** The maximum length of a text, as in its section. */
export const siteTextMost = (field: keyof SiteTexts): number => sectionOf(field)?.most ?? MOST

/** A text by the rules of its section; `wrong`: the message when its kind rejects it. */
function text(field: keyof SiteTexts, subject: string, wrong = `${subject} cannot be used.`) {
  const kind = sectionOf(field)?.kind ?? 'line'
  const most = siteTextMost(field)
  return z
    .string()
    .trim()
    .max(most, `${subject} can have at most ${most} characters.`)
    .refine(value => validate(kind, value).length === 0, wrong)
}

/** The fields that the General tab edits. */
export const SiteFieldsSchema = z.object({
  siteName: text('siteName', 'The name').min(1, 'The site needs a name.'),
  siteDescription: text('siteDescription', 'The description'),
  address: text('address', 'The address'),
  phone: text('phone', 'The phone number', 'Enter a phone number such as (212) 555-0100.'),
  email: text('email', 'The e-mail address', 'Enter an e-mail address such as info@example.org.'),
  /** Degrees; the place that prayer times are computed for. */
  latitude: PlaceSchema.shape.latitude,
  longitude: PlaceSchema.shape.longitude,
})
export type SiteFields = z.output<typeof SiteFieldsSchema>

/** The labels of the fields. */
export const SITE_LABELS: Readonly<Record<keyof SiteFields, string>> = {
  siteName: 'Name of the center',
  siteDescription: 'Description',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  latitude: 'Latitude',
  longitude: 'Longitude',
}

/** The site's settings as read; the time zone is read-only, since it belongs to the prayer settings. */
export interface SiteSettings extends SiteFields {
  /** IANA name. */
  timezone: string
}
