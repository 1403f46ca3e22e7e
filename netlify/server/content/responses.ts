import { contentOf } from '#config/seed/releases.ts'
import type { ContentResponse, PageResponse, SectionResponse } from '#contract/content.ts'
import { parseItems } from '#domain/content/items.ts'
import { isListKind, type ListKind } from '#domain/content/kinds.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import type { PageDefinition, SectionDefinition } from '#domain/content/registry/define.ts'
import { pageDefinition, registry, type SectionPath, splitPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { sectionsOn } from '#domain/structure/sections.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { tellsOfNoSchool } from '#domain/structure/texts.ts'
import { writtenSection } from '#domain/translations/section.ts'
import { written } from '#domain/translations/written.ts'
import { spell } from '#locale/spell.ts'

/** One section in the API's format. */
export function sectionResponse(
  path: SectionPath,
  { kind, title }: SectionDefinition,
  saved: SavedContent,
): SectionResponse {
  const { content, lang } = writtenSection(path, kind, contentOf(saved, path))
  return {
    id: splitPath(path)[1],
    title: spell(title),
    content,
    ...(lang && { lang }),
    ...(isListKind(kind) && { parsedContent: sentItems(kind, content) }),
    revision: saved.sections[path]?.revision ?? 0,
    lastUpdated: saved.sections[path]?.savedAt ?? null,
  }
}

/** A list's items; a person has no empty fields besides name and position, the only ones at first. */
const sentItems = (kind: ListKind, content: string) =>
  parseItems(kind, content).map(item =>
    kind === 'people' ? Object.fromEntries(Object.entries(item).filter(([, text]) => text)) : item,
  )

/**
 * The content of the pages that `isIncluded` lets through, in the API's format (docs/product.md,
 * section 13); nothing that tells of a school where there is none.
 */
export function contentResponse(
  saved: SavedContent,
  structure: Structure,
  isIncluded: (pageId: string) => boolean,
): ContentResponse {
  const placed = new Map(structure.pages.map(page => [page.id, page]))
  const own = structure.pages.flatMap(({ id, state }) =>
    isOwn(id) && state !== 'removed' ? [[id, pageDefinition(id)!] as const] : [],
  )
  const all = [...Object.entries<PageDefinition>(registry), ...own]
  const pages = all
    .filter(([id]) => isIncluded(id))
    .map(([id, page]) => {
      const place = placed.get(id)
      const sections = Object.entries(sectionsOn(id, place)).filter(
        ([section]) => !tellsOfNoSchool(structure, id, section),
      )
      const whole = {
        title: place?.title ? written(`page:${id}/title`, place.title).text : spell(page.title),
        route: place?.address ?? page.route,
        sections: Object.fromEntries(sections),
      }
      return [id, pageResponse(id, whole, saved)] as const
    })
  return Object.fromEntries(pages)
}

function pageResponse(id: string, page: PageDefinition, saved: SavedContent): PageResponse {
  const sections = Object.entries(page.sections).map(
    ([sectionId, section]) =>
      [sectionId, sectionResponse(`${id}/${sectionId}` as SectionPath, section, saved)] as const,
  )
  // ISO timestamps of one zone sort as text.
  const times = sections.flatMap(([, { lastUpdated }]) => lastUpdated ?? []).sort()
  return {
    id,
    title: page.title,
    route: page.route,
    sections: Object.fromEntries(sections),
    lastUpdated: times.at(-1) ?? null,
  }
}
