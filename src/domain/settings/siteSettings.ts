import { findSection, splitPath } from '#domain/content/registry.ts'
import type { Fields, ValuesOf } from '#domain/declared/fields.ts'
import { PLACE_FIELDS } from '#domain/prayer/place.ts'
import { mailtoLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { SITE_SECTIONS, type SiteTexts } from './siteTexts.ts'

/** The maximum length of a text, as in its section. */
const mostOf = (field: keyof SiteTexts): number =>
  findSection(...splitPath(SITE_SECTIONS[field]))?.most ?? 1000

/** The site's name, and what it is. */
export const NAME_FIELDS = {
  siteName: {
    kind: 'line',
    label: 'Name of the center',
    subject: 'The name',
    most: mostOf('siteName'),
    missing: 'The site needs a name.',
  },
  siteDescription: {
    kind: 'paragraphs',
    label: 'Description',
    subject: 'The description',
    hint: 'One or two sentences. Search engines show them under the name.',
    most: mostOf('siteDescription'),
    rows: 3,
  },
} as const satisfies Fields

/** How visitors reach the mosque. */
export const CONTACT_FIELDS = {
  address: {
    kind: 'line',
    label: 'Address',
    subject: 'The address',
    most: mostOf('address'),
    autoComplete: 'street-address',
  },
  phone: {
    kind: 'line',
    label: 'Phone',
    subject: 'The phone number',
    most: mostOf('phone'),
    accepts: telephoneLink,
    refused: 'Enter a phone number as people dial it, in digits.',
    typing: 'tel',
    isHalf: true,
  },
  email: {
    kind: 'line',
    label: 'Email',
    subject: 'The e-mail address',
    most: mostOf('email'),
    accepts: mailtoLink,
    refused: 'Enter an e-mail address such as info@example.org.',
    typing: 'email',
    isHalf: true,
  },
} as const satisfies Fields

const { latitude, longitude } = PLACE_FIELDS
/** The place's name and zone are changed with the prayer settings. */
export const DEGREE_FIELDS = {
  /** Degrees; the place that prayer times are computed for. */
  latitude: {
    ...latitude,
    hint: 'North of the equator; south is negative. Prayer times are computed for this place.',
    refused: 'Enter degrees from -90 to 90, such as 40.7128.',
  },
  longitude: { ...longitude, refused: 'Enter degrees from -180 to 180, such as -74.006.' },
} as const satisfies Fields

/** What the General tab edits. */
export const SITE_FIELDS = { ...NAME_FIELDS, ...CONTACT_FIELDS, ...DEGREE_FIELDS }
export type SiteFields = ValuesOf<typeof SITE_FIELDS>

/** The site's settings as read; the time zone is read-only, since it belongs to the prayer settings. */
export interface SiteSettings extends SiteFields {
  /** IANA name. */
  timezone: string
}
