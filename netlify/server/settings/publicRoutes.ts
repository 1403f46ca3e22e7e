import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { colorOfTheme } from '#domain/theme/siteTheme.ts'
import { type StoredTheme, ThemeSchema } from '#domain/theme/themeSchema.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { saveSite, siteSettings } from './site.ts'

const siteTheme = new PanelDocument<StoredTheme, StoredTheme>({
  document: themeDocument,
  valuesOf: value => value,
  toStore: value => value,
  logged: (before, { value }) => [
    `Changed the site theme to ${colorOfTheme(value.theme)}`,
    { values: { before, after: value } },
  ],
})

/** The settings and the theme that visitors read, and their changes, which have the same paths. */
export const siteSettingsRoutes = [
  on(getSettings, {}, siteSettings),
  onAdmin(saveSettings, { body: SettingsChangeSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await saveSite(admin.user, body)),
  })),
  on(getTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(setTheme, { body: ThemeSchema }, async ({ admin, body: { theme } }) => {
    await siteTheme.save(admin.user, { theme }, undefined)
    return { ...DONE, theme }
  }),
]
