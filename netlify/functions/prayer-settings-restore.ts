import type { Config } from '@netlify/functions'
import { restorePrayerSettings } from '#contract/prayerSettings.ts'
import { RestoreSchema } from '#contract/settings.schema.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { announce } from '#server/publish/announce.ts'
import { mailPrayerChange, restorePrayer } from '#server/settings/prayer.ts'

/** Saves a kept version of the prayer settings anew. */
export default handle(
  onAdmin(restorePrayerSettings, { body: RestoreSchema }, async ({ admin, body, waitUntil }) => {
    const saved = await restorePrayer(admin.user, body.revision, body.base)
    await announce(['prayer', 'settings'], waitUntil)
    waitUntil(mailPrayerChange(admin.user))
    return { ...DONE, ...saved }
  }),
)

export const config: Config = { path: '/api/prayer-settings/restore' }
