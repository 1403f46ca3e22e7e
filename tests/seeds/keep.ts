import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { seedEvents } from '#config/seed/events.ts'
import { seedPages } from '#config/seed/pages.ts'
import { VERSION } from '#config/version.ts'
import type { CommunityEvent } from '#domain/events/event.ts'

/** The whole seed of a release: its texts by section, and its events. */
export interface KeptSeed {
  texts: Readonly<Record<string, string>>
  events: readonly CommunityEvent[]
}

const HERE = new URL('.', import.meta.url)
const EARLIER = new URL('../../src/config/seed/earlier.json', HERE)

/** Today's seed. */
export const currentSeed: KeptSeed = {
  texts: Object.fromEntries(
    Object.entries(seedPages).flatMap(([pageId, { sections }]) =>
      Object.entries(sections).map(([id, { content }]) => [`${pageId}/${id}`, content]),
    ),
  ),
  events: seedEvents,
}

/** The releases whose seeds are kept beside this file, oldest first. */
export const keptReleases = (): string[] =>
  readdirSync(HERE)
    .filter(name => name.endsWith('.json'))
    .map(name => name.replace(/\.json$/, ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

export const keptSeed = (release: string): KeptSeed =>
  JSON.parse(readFileSync(new URL(`${release}.json`, HERE), 'utf8'))

/** What the code has to know of the kept seeds: where they differ from today's. */
export const earlierSeeds = () =>
  keptReleases().map(release => {
    const kept = keptSeed(release)
    const texts = Object.entries(currentSeed.texts).flatMap(([path, text]) => {
      const before = kept.texts[path]
      return before === undefined || before === text ? [] : [[path, before]]
    })
    const isSame = JSON.stringify(kept.events) === JSON.stringify(seedEvents)
    return {
      release,
      texts: Object.fromEntries(texts),
      ...(!isSame && { events: kept.events }),
    }
  })

const write = (file: URL, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

// `npm run seeds` writes what differs; `npm run seeds -- release` keeps today's seed first.
if (import.meta.main) {
  if (process.argv.includes('release')) write(new URL(`${VERSION}.json`, HERE), currentSeed)
  write(EARLIER, earlierSeeds())
}
