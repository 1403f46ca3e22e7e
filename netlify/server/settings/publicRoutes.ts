import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { ThemeSchema } from '#domain/theme/themeSchema.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { siteSettings } from './site.ts'

/** The settings and the theme that visitors read, and their changes, which have the same paths. */
export const siteSettingsRoutes = [
  on(getSettings, {}, siteSettings),
  onAdmin(saveSettings, { body: SettingsChangeSchema }, async ({ admin, body }) => {
    const { saveSite } = await import('./saves.ts')
    return { ...DONE, ...(await saveSite(admin.user, body)) }
  }),
  on(getTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(setTheme, { body: ThemeSchema }, async ({ admin, body }) => {
    const { siteTheme } = await import('./saves.ts')
    const {
      revision: _,
      savedAt: __,
      savedBy: ___,
      ...theme
    } = await siteTheme.save(admin.user, body, undefined)
    return { ...DONE, ...theme }
  }),
]
