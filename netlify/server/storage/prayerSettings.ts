import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { siteNow } from '../clock.ts'
import { document } from './documents.ts'

/**
 * Place, method, iqama rules, Jumu'ah, special days: everything that prayer times are computed
 * from.
 */
export const prayerSettingsDocument = document<PrayerSettings>({
  key: 'prayer-settings',
  version: 1,
  schema: PrayerSettingsSchema,
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
