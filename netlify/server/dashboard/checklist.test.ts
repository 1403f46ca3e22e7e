import { expect, it } from 'vitest'
import { IDENTITY } from '#config/seed/pages.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { setupSteps } from './checklist.ts'

const seed = seedPrayerSettings(new Date('2026-11-22T12:00:00Z'))
type SiteSetup = Parameters<typeof setupSteps>[0]
const NEW: SiteSetup = {
  siteName: IDENTITY.masjid.name,
  logo: '',
  prayer: seed,
  examples: 12,
  people: 1,
  health: { mail: 'off', backup: { state: 'unknown', at: null } },
}
const doneIn = (site: SiteSetup) =>
  setupSteps(site).flatMap(({ title, isDone }) => (isDone ? title : []))

it.each<[string, Partial<SiteSetup>, string[]]>([
  ['nothing', {}, []],
  [
    'the place',
    { prayer: { ...seed, place: { ...seed.place, latitude: 42.65 } } },
    ['Where the mosque is'],
  ],
  [
    'an iqama',
    { prayer: { ...seed, iqama: { ...seed.iqama, asr: [] } } },
    ["Iqama and Jumu'ah times"],
  ],
  [
    'how months begin',
    { prayer: { ...seed, hijri: { confirmed: [], months: { begin: 'calculated' } } } },
    ['How Hijri months begin'],
  ],
  ['a logo alone', { siteName: 'Our mosque', logo: '/a.png' }, []],
  ['the name alone', { siteName: 'Masjid Noor' }, []],
  ['name and logo', { siteName: 'Masjid Noor', logo: '/a.png' }, ['Name and logo']],
  ['the examples', { examples: 0 }, ['Your own words in place of the examples']],
  ['a person', { people: 2 }, ['A second person']],
  [
    'mail and backups',
    {
      health: {
        mail: 'configured',
        backup: { state: 'current', at: '2026-11-22T03:00:00.000Z' },
      },
    },
    ['Messages by e-mail', 'Backups'],
  ],
])('counts as done on a new site after %s was set', (_, change, titles) => {
  expect(doneIn({ ...NEW, ...change })).toEqual(titles)
})
