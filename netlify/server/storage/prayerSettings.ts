import { upgradeRule } from '#domain/prayer/iqama.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { PRAYER_SETTINGS } from '#domain/prayer/thing.ts'
import { siteNow } from '../clock.ts'
import { document } from './documents.ts'
import { eachItem } from './shape/shape.ts'

const upgradeRange = (range: { rule: object }) => ({ ...range, rule: upgradeRule(range.rule) })

export const prayerSettingsDocument = document<PrayerSettings>({
  ...PRAYER_SETTINGS,
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
})
