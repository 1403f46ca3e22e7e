import { shownContent } from '#config/fallbacks.ts'
import { contentOf } from '#config/seed/releases.ts'
import type { ContentChanges } from '#contract/content.ts'
import { findSection, kindOf, type SectionPath, splitPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { isPublicText, tellsOfNoSchool } from '#domain/structure/texts.ts'

/** What visitors see of the sections saved after the revision `since`, with rendered HTML. */
export function changedSince(
  since: number,
  saved: SavedContent,
  structure: Structure,
): ContentChanges['changed'] {
  const changed = Object.entries(saved.sections).flatMap(([key, section]) => {
    const path = key as SectionPath
    const [pageId, sectionId] = splitPath(path)
    if (section.revision <= since || !findSection(pageId, sectionId)) return []
    if (!isPublicText(structure, pageId) || tellsOfNoSchool(structure, pageId, sectionId)) return []
    const content = shownContent(path, contentOf(saved, path))
    return [[path, { content, html: renderSection(kindOf(path), content) }] as const]
  })
  return Object.fromEntries(changed)
}
