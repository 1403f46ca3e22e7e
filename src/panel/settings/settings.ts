import { getAdminSettings, type SettingsAnswer, saveSettings } from '#contract/settings.ts'
import type { SiteFields } from '#domain/settings/siteSettings.ts'
import { type Errors, formStore } from '#panel/editing/form.ts'
import { question } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** The General tab as typed: degrees stay text until they are saved. */
export interface SiteValues extends Record<Exclude<keyof SiteFields, Degrees>, string> {
  latitude: string
  longitude: string
}
type Degrees = 'latitude' | 'longitude'

/** Degrees as typed, with a point or a comma; NaN for anything else. */
const degrees = (typed: string) =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN

function check(values: SiteValues): Errors<SiteValues> {
  const errors: Errors<SiteValues> = {}
  if (values.siteName.trim() === '') errors.siteName = 'The site needs a name.'
  if (!(Math.abs(degrees(values.latitude)) <= 90)) {
    errors.latitude = 'Enter degrees from -90 to 90, such as 40.7128.'
  }
  if (!(Math.abs(degrees(values.longitude)) <= 180)) {
    errors.longitude = 'Enter degrees from -180 to 180, such as -74.006.'
  }
  return errors
}

/** The site's own fields (General tab). */
export const siteForm = formStore<SiteValues, SettingsAnswer>({
  name: 'site',
  load: () => callAsAdmin(getAdminSettings),
  valuesOf: ({ settings: { timezone: _, latitude, longitude, ...texts } }) => ({
    ...texts,
    latitude: String(latitude),
    longitude: String(longitude),
  }),
  check,
  save: (values, { revision }) =>
    callAsAdmin(saveSettings, {
      body: {
        ...values,
        latitude: degrees(values.latitude),
        longitude: degrees(values.longitude),
        base: revision,
      },
    }),
  conflict: current => current as SettingsAnswer,
})

/** The settings as stored, for what the dashboard says of them. */
export const publicSettings = question(() => callAsAdmin(getAdminSettings))
