import type { SiteContent } from './page.ts'
import { type SectionPath, splitPath } from './registry.ts'
import type { SavedSections } from './saved.ts'

/** What a section says now: its last save, else what it came with; '' when it has neither. */
export function effectiveContent(
  seed: SiteContent,
  saved: SavedSections,
  path: SectionPath,
): string {
  const [pageId, sectionId] = splitPath(path)
  return saved[path]?.content ?? seed[pageId]?.sections[sectionId]?.content ?? ''
}
