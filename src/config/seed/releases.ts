import { effectiveContent } from '#domain/content/overlay.ts'
import type { PageContent, SiteContent } from '#domain/content/page.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { locale } from '#locale/locale.ts'
import earlier from './earlier.json' with { type: 'json' }
import { seedEvents } from './events.ts'
import { seedPages } from './pages.ts'
import { startText } from './starts.ts'

/** What a release's seed has that today's has otherwise; `events` only where they differ. */
interface EarlierSeed {
  release: string
  texts: Readonly<Record<string, string>>
  events?: readonly CommunityEvent[]
}

/** The seeds of earlier releases, oldest first; `npm run seeds` writes them. */
const EARLIER = earlier as readonly EarlierSeed[]

/** The number of today's seed, which a new site starts with: it counts releases, from 0.2.0 as 1. */
export const SEED = EARLIER.length + 1

const pagesBySeed = EARLIER.map(({ texts }) =>
  Object.fromEntries(
    Object.entries(seedPages).map(([pageId, page]) => [pageId, withTexts(page, pageId, texts)]),
  ),
)

function withTexts(page: PageContent, pageId: string, texts: EarlierSeed['texts']): PageContent {
  const sections = Object.entries(page.sections).map(([id, section]) => {
    const content = texts[`${pageId}/${id}`] ?? section.content
    return [id, { ...section, content }] as const
  })
  return { ...page, sections: Object.fromEntries(sections) }
}

/** The content that a site started with, by the number of its seed. */
const seedPagesOf = (seed: number): SiteContent => pagesBySeed[seed - 1] ?? seedPages

/** The events that a site started with, by the number of its seed. */
export const seedEventsOf = (seed: number): readonly CommunityEvent[] =>
  EARLIER[seed - 1]?.events ?? seedEvents

/** A section's current content: its last save, else what the site started with, as the place writes it. */
export function contentOf({ sections, seed, start }: SavedContent, path: SectionPath): string {
  if (start && !sections[path]) return startText(start, path)
  const content = effectiveContent(seedPagesOf(seed), sections, path)
  return sections[path] ? content : (locale().seedText?.(content) ?? content)
}
