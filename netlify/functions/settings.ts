import type { Config } from '@netlify/functions'
import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'
import { announce } from '#server/publish/announce.ts'
import { saveSite, siteSettings } from '#server/settings/site.ts'

/** The site's name, description, contact and place, for everyone to read and admins to change. */
export default handle(
  on(getSettings, {}, siteSettings),
  onAdmin(saveSettings, { body: SettingsChangeSchema }, async ({ admin, body, waitUntil }) => {
    const saved = await saveSite(admin.user, body)
    await announce(['content', 'settings', 'prayer'], waitUntil)
    return { ...DONE, ...saved }
  }),
)

export const config: Config = { path: '/api/settings' }
