import { prayerApi } from '#contract/prayerSettings.ts'
import { PrayerSettingsBodySchema, RestoreSchema } from '#contract/settings.schema.ts'
import { getAdminSettings } from '#contract/settings.ts'
import { getAdminTheme } from '#contract/theme.ts'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { type AdminCall, onAdmin } from '../auth/admin.ts'
import { parsed } from '../http/parsed.ts'
import { DONE } from '../http/response.ts'
import { pushAfterSave } from '../push/afterSave.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { mailPrayerChange, prayerSettings } from './prayer.ts'
import { siteSettings } from './site.ts'

type Later = Pick<AdminCall<unknown>, 'admin' | 'waitUntil'>

/** Tells the other admins and the followers of a save. */
function announceLater({ admin, waitUntil }: Later): void {
  waitUntil(mailPrayerChange(admin.user))
  waitUntil(pushAfterSave())
}

export const settingsRoutes = [
  onAdmin(getAdminSettings, {}, siteSettings),
  onAdmin(getAdminTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(prayerApi.read, {}, () => prayerSettings.read()),
  onAdmin(prayerApi.save, { body: PrayerSettingsBodySchema }, async call => {
    const { admin, body } = call
    const settings = parsed(PrayerSettingsSchema, body.settings, 'form')
    const saved = await prayerSettings.save(admin.user, { settings }, body.base)
    announceLater(call)
    return { ...DONE, ...saved }
  }),
  onAdmin(prayerApi.restore, { body: RestoreSchema }, async call => {
    const { admin, body } = call
    const saved = await prayerSettings.restore(admin.user, body.revision, body.base)
    announceLater(call)
    return { ...DONE, ...saved }
  }),
  onAdmin(prayerApi.versions, {}, async () => {
    const versions = await prayerSettings.versions()
    return { versions: versions.map(version => ({ ...version, by: version.savedBy })) }
  }),
]
