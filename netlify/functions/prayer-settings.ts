import type { Config } from '@netlify/functions'
import { getPrayerSettings, savePrayerSettings } from '#contract/prayerSettings.ts'
import { PrayerSettingsBodySchema } from '#contract/settings.schema.ts'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, parsed } from '#server/http/handle.ts'
import { announce } from '#server/publish/announce.ts'
import { mailPrayerChange, prayerAnswer, savePrayer } from '#server/settings/prayer.ts'
import { read } from '#server/storage/documents.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'

/** Everything that decides the prayer times. */
export default handle(
  onAdmin(getPrayerSettings, {}, async () => prayerAnswer(await read(prayerSettingsDocument))),
  onAdmin(savePrayerSettings, { body: PrayerSettingsBodySchema }, async call => {
    const { admin, body, waitUntil } = call
    const settings = parsed(PrayerSettingsSchema, body.settings, 'form')
    const saved = await savePrayer(admin.user, settings, body.base)
    await announce(['prayer', 'settings'], waitUntil)
    waitUntil(mailPrayerChange(admin.user))
    return { ...DONE, ...saved }
  }),
)

export const config: Config = { path: '/api/prayer-settings' }
