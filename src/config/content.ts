import type { SiteContent } from '#domain/content/page.ts'
import {
  findSection,
  type PageId,
  type SectionId,
  type SectionPath,
  splitPath,
} from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
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

/** The content of a section, as stored; '' when it has none. */
export function contentAt(path: SectionPath): string {
  const setting = SETTINGS[path]
  if (setting !== undefined) return setting
  const [pageId, sectionId] = splitPath(path)
  return content[pageId]?.sections[sectionId]?.content.trim() ?? ''
}

/** A section's content as safe HTML. */
export function htmlAt(path: SectionPath): string {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind ? renderSection(kind, contentAt(path)) : ''
}

/** The content of a page's section by its own id, for components that serve several pages. */
export function sectionsOf<P extends PageId>(page: P) {
  return (id: SectionId<P>) => contentAt(`${page}/${id}` as SectionPath)
}
