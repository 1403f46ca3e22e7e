import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type PrayerSettings, StoredPrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { siteNow } from '../clock.ts'
import { document } from './documents.ts'

/** Place, method, iqama rules, Jumu'ah, special days: all that prayer times come from. */
export const prayerSettingsDocument = document<PrayerSettings>({
  key: 'prayer-settings',
  version: 1,
  schema: StoredPrayerSettingsSchema,
  items: {
    'iqama.*.*': null,
    'jumuah.*': null,
    'overrides.*': 'date',
    'tables.*': 'year',
    'tables.*.days.*': 'date',
    'hijri.confirmed.*': null,
  },
  seed: () => seedPrayerSettings(siteNow()),
  keepVersions: true,
})
