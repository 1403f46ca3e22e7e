import { hrefOf } from '#domain/content/href.ts'
import type { SiteContent } from '#domain/content/page.ts'
import { findSection, type SectionPath, splitPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { shownContent } from './fallbacks.ts'
import { seedPages } from './seed/pages/index.ts'
import { centre } from './snapshot.ts'

/** The content this build is made from. */
const content: SiteContent = seedPages

/** The center's own fields are stored with the site's settings; these sections show those. */
const SETTINGS: Partial<Record<SectionPath, string>> = {
  'header/site-name': centre.name,
  'header/address': centre.address,
  'header/phone': centre.phone,
  'header/email': centre.email,
}

/** The content of a section as it is shown; '' when it has none. */
export function contentAt(path: SectionPath): string {
  const [pageId, sectionId] = splitPath(path)
  const stored = SETTINGS[path] ?? content[pageId]?.sections[sectionId]?.content ?? ''
  return shownContent(path, stored)
}

/** A section's content as safe HTML. */
export function htmlAt(path: SectionPath): string {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind ? renderSection(kind, contentAt(path)) : ''
}

/** Where a section leads; undefined where it is no address. */
export function hrefAt(path: SectionPath): string | undefined {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind && hrefOf(kind, contentAt(path))
}

/** A section in one line of plain text, for titles and descriptions. */
export function lineAt(path: SectionPath): string {
  return contentAt(path).replace(/\s*\n\s*/g, ' ')
}
