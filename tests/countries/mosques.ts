import { SEED } from '#config/seed/releases.ts'
import { begunWith } from '#config/seed/starts.ts'
import type { Snapshot } from '#config/snapshotSchema.ts'
import type { Start } from '#domain/content/saved.ts'
import { type HabitsValues, habitsOfCountry } from '#domain/habits/habits.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import type { Structure } from '#domain/structure/structure.ts'
import type { StoredTheme } from '#domain/theme/themeSchema.ts'

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

const named = (name: string, address: string, phone: string, email: string) => ({
  'header/site-name': name,
  'header/site-description': `${name}: prayer times and what is on.`,
  ...{ 'header/address': address, 'header/phone': phone, 'header/email': email },
})

/** Very different ones: in which habits, pages and looks differ from the specification's. */
export const MOSQUES: Readonly<Record<string, Mosque>> = {
  birmingham: {
    country: 'GB',
    start: 'helpful',
    habits: { charity: 'registered', charityNumber: '1098765', giftAid: true },
    texts: named(
      'Masjid an-Noor Sparkhill',
      '40 Stratford Road, Birmingham B11 1AA',
      '0121 496 0123',
      'salam@noor.test',
    ),
    place: { name: 'Birmingham', latitude: 52.455, longitude: -1.871, timeZone: 'Europe/London' },
    jumuah: [
      ['12:30', '12:50'],
      ['13:15', '13:35'],
      ['14:00', '14:20'],
    ],
    bothAsr: true,
    look: { theme: 'theme-blue', typefaces: 'source', building: 'hall' },
  },
  sarajevo: {
    country: 'BA',
    start: 'helpful',
    texts: named('Bijela džamija', 'Vratnik bb, Sarajevo', '033 123 456', 'dzamija@bijela.test'),
    place: { name: 'Sarajevo', latitude: 43.862, longitude: 18.437, timeZone: 'Europe/Sarajevo' },
    jumuah: [['12:40', '13:00']],
    look: {
      ...{ theme: 'theme-purple', color: '#7a1f5c' },
      ...{ typefaces: 'newsreader', building: 'house' },
    },
  },
  campus: {
    country: 'CA',
    start: 'empty',
    texts: named('Room 214', '', '', 'msa@campus.test'),
    place: { name: 'Toronto', latitude: 43.663, longitude: -79.396, timeZone: 'America/Toronto' },
    jumuah: [['13:10', '13:30']],
    pages: ['prayer-times'],
  },
  izmir: {
    country: 'TR',
    start: 'helpful',
    texts: named('Yeni Cami', 'Konak, İzmir', '0232 123 45 67', 'cami@yeni.test'),
    place: { name: 'İzmir', latitude: 38.418, longitude: 27.129, timeZone: 'Europe/Istanbul' },
  },
  lahore: {
    country: 'PK',
    start: 'helpful',
    texts: named('Masjid Bilal', 'Gulberg, Lahore', '042 1234567', 'masjid@bilal.test'),
    place: { name: 'Lahore', latitude: 31.52, longitude: 74.358, timeZone: 'Asia/Karachi' },
  },
  dearborn: {
    country: 'US',
    hasSchool: true,
    start: 'helpful',
    habits: { charity: '501c3' },
    texts: {
      ...named('Masjid al-Huda', '1 Main Street, Dearborn, MI', '(313) 555-0188', 'info@huda.test'),
      'schoolHeader/site-name': 'Huda Academy',
      'schoolHeader/short-name': 'Huda Academy',
    },
    place: { name: 'Dearborn', latitude: 42.322, longitude: -83.176, timeZone: 'America/Detroit' },
  },
}

/** What such a mosque has stored when its pages are built. */
export function snapshotOf(mosque: Mosque, seed: Snapshot): Snapshot {
  const { country, start, texts, place, jumuah, bothAsr, pages, look } = mosque
  const { settings } = seed.prayer
  const save = { revision: 1, savedAt: seed.takenAt, by: 'Amina' }
  const sections = Object.entries(texts).map(([path, content]) => [path, { content, ...save }])
  const begun = begunWith(seed.structure, start, undefined)
  const { sites } = begun
  const shown = ({ id, state }: Structure['pages'][number]) =>
    id === 'home' || (pages ? pages.includes(id) : state === 'shown') ? 'shown' : 'hidden'
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
