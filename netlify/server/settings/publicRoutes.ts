import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { colorOfTheme } from '#domain/theme/siteTheme.ts'
import { ThemeSchema } from '#domain/theme/themeSchema.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { read, update } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { saveSite, siteSettings } from './site.ts'

/** The settings and the theme that visitors read, and their changes, which have the same paths. */
export const siteSettingsRoutes = [
  on(getSettings, {}, siteSettings),
  onAdmin(saveSettings, { body: SettingsChangeSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await saveSite(admin.user, body)),
  })),
  on(getTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(setTheme, { body: ThemeSchema }, async ({ admin, body: { theme } }) => {
    let before = theme
    await update(themeDocument, ({ value }) => {
      before = value.theme
      return { theme }
    })
    await recordActivity(admin.user, `Changed the site theme to ${colorOfTheme(theme)}`, {
      values: { before: { theme: before }, after: { theme } },
    })
    return { ...DONE, theme }
  }),
]
