import type { SiteContent } from './page.ts'
import { kindOf, type SectionPath, splitPath } from './registry.ts'
import type { SavedSections } from './saved.ts'
import { readableContent } from './unreadable.ts'

/**
 * A section's current content: the readable part of its last save, else its initial text, else ''.
 */
export function effectiveContent(
  seed: SiteContent,
  saved: SavedSections,
  path: SectionPath,
): string {
  const [pageId, sectionId] = splitPath(path)
  const stored = saved[path]?.content
  if (stored === undefined) return seed[pageId]?.sections[sectionId]?.content ?? ''
  return readableContent(kindOf(path), stored)
}
