import { hrefOf } from '#domain/content/href.ts'
import { findSection, type SectionPath, splitPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { shownContent } from './fallbacks.ts'
import { contentOf } from './seed/releases.ts'
import { snapshot } from './snapshot.ts'

/** The revision of the content in the pages; newer content has a higher one. */
export const contentRevision = snapshot.content.revision

/** The content of a section as shown; '' when it has none. */
export function contentAt(path: SectionPath): string {
  return shownContent(path, contentOf(snapshot.content, path))
}

/** A section's content as safe HTML. */
export function htmlAt(path: SectionPath): string {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind ? renderSection(kind, contentAt(path)) : ''
}

/** The address in a section; undefined when it is not an address. */
export function hrefAt(path: SectionPath): string | undefined {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind && hrefOf(kind, contentAt(path))
}

/** A section as one line of plain text, for titles and descriptions. */
export function lineAt(path: SectionPath): string {
  return contentAt(path).replace(/\s*\n\s*/g, ' ')
}

/** The school’s name as of the build. */
export const schoolName = lineAt('schoolHeader/site-name')
