import type { Config } from '@netlify/functions'
import { ThemeBodySchema } from '#contract/settings.schema.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { colorOfTheme } from '#domain/theme/siteTheme.ts'
import { recordActivity } from '#server/activity/record.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'
import { announce } from '#server/publish/announce.ts'
import { read, update } from '#server/storage/documents.ts'
import { themeDocument } from '#server/storage/theme.ts'

/** The site's theme, for everyone to read and admins to change. */
export default handle(
  on(getTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(setTheme, { body: ThemeBodySchema }, async ({ admin, body: { theme }, waitUntil }) => {
    await update(themeDocument, () => ({ theme }))
    await recordActivity(admin.user, `Changed the site theme to ${colorOfTheme(theme)}`)
    await announce(['theme'], waitUntil)
    return { ...DONE, theme }
  }),
)

export const config: Config = { path: '/api/theme' }
