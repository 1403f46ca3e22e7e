import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import {
  getAdminSettings,
  type SettingsChange,
  type SettingsResponse,
  saveSettings,
} from '#contract/settings.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { DEGREE_FIELDS, SITE_FIELDS, type SiteFields } from '#domain/settings/siteSettings.ts'
import { offerMap } from '#panel/content/mapOffer.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** A draft of an earlier release, which kept degrees as they were typed. */
const withDegrees = (name: string, value: unknown) =>
  name in DEGREE_FIELDS && typeof value === 'string'
    ? Number.parseFloat(value.replace(',', '.'))
    : value

/** The site's own fields (General tab). */
export const siteForm = formStore<SiteFields, SettingsResponse>({
  name: 'site',
  upgradeDraft: kept => JSON.parse(JSON.stringify(kept, withDegrees)),
  load: () => callAsAdmin(getAdminSettings),
  valuesOf: ({ settings: { timezone: _, ...site } }) => site,
  check: site => errorsByPath(SettingsChangeSchema, site),
  differencesOf: (before, after) => differencesIn(SITE_FIELDS, before, after),
  async save(values, { revision, settings }) {
    // What nobody typed may be another since the form was loaded: the place, or what is spelled as in
    // another region now.
    const typed = Object.entries(values).filter(
      ([field, value]) => value !== settings[field as keyof SiteFields],
    )
    const body: SettingsChange = { ...Object.fromEntries(typed), base: revision }
    const saved = await callAsAdmin(saveSettings, { body })
    if (saved.settings.address !== settings.address) void offerMap('header', saved.settings.address)
    return saved
  },
})
