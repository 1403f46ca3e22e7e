import { expect, it } from 'vitest'
import earlier from '#config/seed/earlier.json' with { type: 'json' }
import { contentOf, SEED, seedEventsOf } from '#config/seed/releases.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { currentSeed, earlierSeeds, keptReleases, keptSeed } from './keep.ts'

it('knows how each release’s seed differs from today’s: `npm run seeds` writes it', () => {
  expect(earlier).toEqual(earlierSeeds())
  expect(SEED).toBe(keptReleases().length + 1)
})

it.each(keptReleases().map((release, at) => [release, at + 1] as const))(
  'a site that started with %s keeps the texts and events that it never saved',
  (release, seed) => {
    const { texts: all, events } = keptSeed(release)
    const still = Object.entries(all).filter(([path]) => path in currentSeed.texts)
    const texts = Object.fromEntries(still)
    const shown = Object.keys(texts).map(path => [
      path,
      contentOf({ sections: {}, seed }, path as SectionPath),
    ])
    expect(Object.fromEntries(shown)).toEqual(texts)
    expect(seedEventsOf(seed)).toEqual(events)
  },
)
