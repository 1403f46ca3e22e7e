import { SEED } from '#config/seed/releases.ts'
import { begunWith } from '#config/seed/starts.ts'
import type { Snapshot } from '#config/snapshotSchema.ts'
import type { Start } from '#domain/content/saved.ts'
import { type HabitsValues, habitsOfCountry } from '#domain/habits/habits.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { specifiedPage } from '#domain/structure/specified.ts'
import type { Structure } from '#domain/structure/structure.ts'
import type { StoredTheme } from '#domain/theme/themeSchema.ts'
import mosques from './mosques.json' with { type: 'json' }

/** A mosque as its people would set it up. */
interface Mosque {
  country: string
  hasSchool?: true
  start: Start
  habits?: Partial<HabitsValues>
  texts: Readonly<Record<string, string>>
  place: Partial<PrayerSettings['place']>
  jumuah?: readonly (readonly [khutbah: string, prayer: string])[]
  bothAsr?: true
  look?: StoredTheme
  /** The pages that it shows beside home; absent: those of its start. */
  pages?: readonly string[]
}

/** Very different ones: in which habits, pages and looks differ from the specification's. */
export const MOSQUES = mosques as unknown as Readonly<Record<string, Mosque>>

/** What such a mosque has stored when its pages are built. */
export function snapshotOf(mosque: Mosque, seed: Snapshot): Snapshot {
  const { country, start, texts, place, jumuah, bothAsr, pages, look } = mosque
  const { settings } = seed.prayer
  const save = { revision: 1, savedAt: seed.takenAt, by: 'Amina' }
  const sections = Object.entries(texts).map(([path, content]) => [path, { content, ...save }])
  const begun = begunWith(seed.structure, start, undefined)
  const { sites } = begun
  // The set-up asks neither for home nor for the parts of other pages.
  const isAskedFor = (id: string) => id !== 'home' && !specifiedPage(id)?.isPart
  const shown = ({ id, state }: Structure['pages'][number]) =>
    pages && isAskedFor(id) ? (pages.includes(id) ? 'shown' : 'hidden') : state
  return {
    ...{ ...seed, ...look },
    habits: { ...habitsOfCountry(country), ...mosque.habits },
    content: { revision: 1, seed: SEED, start, sections: Object.fromEntries(sections) },
    structure: {
      ...begun,
      sites: { ...sites, school: { ...sites.school, on: mosque.hasSchool === true } },
      pages: begun.pages.map(page => ({ ...page, state: shown(page) })),
    },
    prayer: {
      ...seed.prayer,
      settings: PrayerSettingsSchema.parse({
        ...settings,
        place: { ...settings.place, ...place },
        ...(jumuah && {
          jumuah: [{ slots: jumuah.map(([khutbah, time]) => ({ khutbah, time })) }],
        }),
        ...(bothAsr && { extraTimes: { ...settings.extraTimes, asr: true } }),
      }),
    },
    events: { revision: 1, events: [], savedAt: {} },
  }
}
