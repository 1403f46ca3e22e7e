import {
  getPrayerSettings,
  getPrayerSettingsVersions,
  restorePrayerSettings,
  savePrayerSettings,
} from '#contract/prayerSettings.ts'
import { PrayerSettingsBodySchema, RestoreSchema } from '#contract/settings.schema.ts'
import { getAdminSettings } from '#contract/settings.ts'
import { getAdminTheme } from '#contract/theme.ts'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { onAdmin } from '../auth/admin.ts'
import { parsed } from '../http/parsed.ts'
import { DONE } from '../http/response.ts'
import { pushAfterSave } from '../push/afterSave.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { themeDocument } from '../storage/theme.ts'
import {
  mailPrayerChange,
  prayerResponse,
  prayerVersions,
  restorePrayer,
  savePrayer,
} from './prayer.ts'
import { siteSettings } from './site.ts'

export const settingsRoutes = [
  onAdmin(getAdminSettings, {}, siteSettings),
  onAdmin(getAdminTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(getPrayerSettings, {}, async () => prayerResponse(await read(prayerSettingsDocument))),
  onAdmin(savePrayerSettings, { body: PrayerSettingsBodySchema }, async call => {
    const { admin, body, waitUntil } = call
    const settings = parsed(PrayerSettingsSchema, body.settings, 'form')
    const saved = await savePrayer(admin.user, settings, body.base)
    waitUntil(mailPrayerChange(admin.user))
    waitUntil(pushAfterSave())
    return { ...DONE, ...saved }
  }),
  onAdmin(restorePrayerSettings, { body: RestoreSchema }, async ({ admin, body, waitUntil }) => {
    const saved = await restorePrayer(admin.user, body.revision, body.base)
    waitUntil(mailPrayerChange(admin.user))
    waitUntil(pushAfterSave())
    return { ...DONE, ...saved }
  }),
  onAdmin(getPrayerSettingsVersions, {}, async () => ({ versions: await prayerVersions() })),
]
