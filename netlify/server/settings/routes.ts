import { PrayerSettingsValuesSchema } from '#contract/settings.schema.ts'
import { getAdminSettings } from '#contract/settings.ts'
import { getAdminTheme } from '#contract/theme.ts'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { PRAYER_SETTINGS } from '#domain/prayer/thing.ts'
import { onAdmin } from '../auth/admin.ts'
import { documentRoutes } from '../document/routes.ts'
import { parsed } from '../http/parsed.ts'
import { pushNews } from '../push/task.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { mailPrayerChange, prayerSettings } from './prayer.ts'
import { siteSettings } from './site.ts'

export const settingsRoutes = [
  onAdmin(getAdminSettings, {}, siteSettings),
  onAdmin(getAdminTheme, {}, async () => (await read(themeDocument)).value),
  ...documentRoutes(PRAYER_SETTINGS, prayerSettings, {
    values: PrayerSettingsValuesSchema,
    toSave: async sent => ({
      ...sent,
      settings: parsed(PrayerSettingsSchema, sent.settings, 'form'),
    }),
    // The other admins and the followers hear of it.
    around: async (saving, { admin, waitUntil }) => {
      const saved = await saving
      waitUntil(mailPrayerChange(admin.user))
      waitUntil(pushNews())
      return saved
    },
    ofVersion: ({ savedBy }) => ({ by: savedBy }),
  }),
]
