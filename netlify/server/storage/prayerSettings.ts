import { upgradeRule } from '#domain/prayer/iqama.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { siteNow } from '../clock.ts'
import { document } from './documents.ts'
import { eachItem } from './shape/shape.ts'

const upgradeRange = (range: { rule: object }) => ({ ...range, rule: upgradeRule(range.rule) })

/**
 * Place, method, iqama rules, Jumu'ah, special days: everything that prayer times are computed
 * from.
 */
export const prayerSettingsDocument = document<PrayerSettings>({
  key: 'prayer-settings',
  version: 3,
  schema: PrayerSettingsSchema,
  upgrade: { 1: settings => settings, 2: eachItem('iqama.*.*', upgradeRange) },
  upgradeNotes: {
    1: 'Prayer settings keep their rule for long twilights. An older release cannot read the new rules.',
    2: 'Prayer settings can hold what committees decide: more iqama rules, Ramadan, Eid, how months begin. An older release cannot read it.',
  },
  items: {
    'iqama.*.*': null,
    'jumuah.*': null,
    'khutbahs.*': 'date',
    'overrides.*': 'date',
    'tables.*': 'year',
    'tables.*.days.*': 'date',
    'hijri.confirmed.*': null,
    'told.*': 'date',
    'ramadan.tarawih.*': null,
    'eid.*.prayers.*': null,
  },
  seed: () => seedPrayerSettings(siteNow()),
  keepVersions: true,
})
