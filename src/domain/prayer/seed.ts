import { canonical } from '#domain/canonical.ts'
import { addDays, civilDateIn, FRIDAY, weekday } from '#domain/time/civil.ts'
import { locale } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import type { PrayerSettings } from './settings.ts'

/** What of the settings a new site brings, whose days differ by when it began. */
const SEED_PARTS = {
  place: ({ place }: SeedParts) => [place.latitude, place.longitude],
  iqama: ({ iqama }: SeedParts) =>
    Object.values(iqama).map(ranges => ranges.map(({ rule }) => rule)),
  // Their labels are in the words of the place.
  jumuah: ({ jumuah }: SeedParts) =>
    jumuah.map(({ slots }) => slots.map(({ time, khutbah }) => [time, khutbah])),
} as const

/** Whether a part of the settings is still what a new site starts with. */
export function isSeed(part: keyof typeof SEED_PARTS, settings: SeedParts): boolean {
  const of = SEED_PARTS[part]
  return canonical(of(settings)) === canonical(of(seedPrayerSettings(new Date(0))))
}
type SeedParts = Pick<PrayerSettings, 'place' | 'iqama' | 'jumuah'>

/**
 * The settings a new site starts with: New York City with ISNA's angles, with one change of the Fajr
 * iqama on the first Friday after `now`, so that an announced change can be seen.
 */
export function seedPrayerSettings(now: Date): PrayerSettings {
  const timeZone = 'America/New_York'
  const { own = 'en' } = locale()
  // Words that nobody on a site in another language wrote.
  const inWords = (language: string, label: string) =>
    own === 'en' && { language, label: spell(label) }
  const today = civilDateIn(timeZone, now)
  const friday = addDays(today, (FRIDAY - weekday(today) + 7) % 7 || 7)
  return {
    place: { name: 'New York City', latitude: 40.7831, longitude: -73.9712, timeZone },
    calculation: {
      method: 'ISNA',
      madhab: 'standard',
      highLatitudeRule: 'by-latitude',
      polarRule: 'aqrab-balad',
      rounding: 'nearest',
      shafaq: 'general',
      adjustments: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
    },
    iqama: {
      fajr: [
        { until: addDays(friday, -1), rule: { kind: 'after-athan', minutes: 20 } },
        { from: friday, rule: { kind: 'after-athan', minutes: 25 } },
      ],
      dhuhr: [{ rule: { kind: 'fixed', time: { standard: '13:15', daylight: '13:30' } } }],
      asr: [{ rule: { kind: 'after-athan', minutes: 15 } }],
      maghrib: [{ rule: { kind: 'after-athan', minutes: 5 } }],
      isha: [{ rule: { kind: 'after-athan', minutes: 10, notBefore: '19:30' } }],
    },
    jumuah: [
      {
        slots: [
          { time: '13:45', khutbah: '13:15', ...inWords('English', "First Jumu'ah") },
          { time: '14:05', khutbah: '13:55', ...inWords('Arabic', "Second Jumu'ah") },
        ],
      },
    ],
    overrides: [],
    tables: [],
    hijri: { confirmed: [] },
  }
}
