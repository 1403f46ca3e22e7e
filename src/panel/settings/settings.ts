import {
  getAdminSettings,
  type SettingsChange,
  type SettingsResponse,
  saveSettings,
} from '#contract/settings.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { type DifferencesOf, fieldDifference } from '#domain/declared/words.ts'
import { SITE_LABELS, type SiteFields, SiteFieldsSchema } from '#domain/settings/siteSettings.ts'
import { offerMap } from '#panel/content/mapOffer.ts'
import type { Errors } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The General tab as typed: degrees stay text until they are saved. */
export interface SiteValues extends Record<Exclude<keyof SiteFields, Degrees>, string> {
  latitude: string
  longitude: string
}
type Degrees = 'latitude' | 'longitude'

/** What two versions of the site's fields say differently. */
const siteDifferences: DifferencesOf<SiteValues> = (before, after) =>
  (Object.keys(SITE_LABELS) as (keyof SiteValues)[]).flatMap(field =>
    fieldDifference(SITE_LABELS[field], before[field], after[field]),
  )

/** Degrees as typed, with a point or a comma; NaN for anything else. */
const degrees = (typed: string) =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN

const withDegrees = (values: SiteValues): SiteFields => ({
  ...values,
  latitude: degrees(values.latitude),
  longitude: degrees(values.longitude),
})

function check(values: SiteValues): Errors<SiteValues> {
  const errors: Errors<SiteValues> = errorsByPath(SiteFieldsSchema, withDegrees(values))
  if (errors.latitude) errors.latitude = 'Enter degrees from -90 to 90, such as 40.7128.'
  if (errors.longitude) errors.longitude = 'Enter degrees from -180 to 180, such as -74.006.'
  return errors
}

/** The site's own fields (General tab). */
export const siteForm = formStore<SiteValues, SettingsResponse>({
  name: 'site',
  load: () => callAsAdmin(getAdminSettings),
  valuesOf: ({ settings: { timezone: _, latitude, longitude, ...texts } }) => ({
    ...texts,
    latitude: String(latitude),
    longitude: String(longitude),
  }),
  check,
  differencesOf: siteDifferences,
  async save(values, { revision, settings }) {
    // What nobody typed may be another since the form was loaded: the place, or what is spelled as in
    // another region now.
    const typed = Object.entries(withDegrees(values)).filter(
      ([field, value]) => value !== settings[field as keyof SiteFields],
    )
    const body: SettingsChange = { ...Object.fromEntries(typed), base: revision }
    const saved = await callAsAdmin(saveSettings, { body })
    if (saved.settings.address !== settings.address) void offerMap('header', saved.settings.address)
    return saved
  },
})
