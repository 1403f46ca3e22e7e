import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { siteNow } from '../clock.ts'
import type { Document } from './documents.ts'

/** Place, method, iqama rules, Jumu'ah, special days: all that prayer times come from. */
export const prayerSettingsDocument: Document<PrayerSettings> = {
  key: 'prayer-settings',
  schema: PrayerSettingsSchema,
  seed: () => seedPrayerSettings(siteNow()),
  keepVersions: true,
}
