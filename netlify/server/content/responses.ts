import { contentOf } from '#config/seed/releases.ts'
import type { ContentResponse, PageResponse, SectionResponse } from '#contract/content.ts'
import { parseItems } from '#domain/content/items.ts'
import { isListKind, type ListKind } from '#domain/content/kinds.ts'
import type { PageDefinition, SectionDefinition } from '#domain/content/registry/define.ts'
import { registry, type SectionPath, splitPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'

/** One section in the API's format. */
export function sectionResponse(
  path: SectionPath,
  { kind, title }: SectionDefinition,
  saved: SavedContent,
): SectionResponse {
  const content = contentOf(saved, path)
  return {
    id: splitPath(path)[1],
    title,
    content,
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

/** All content in the API's format (docs/product.md, section 13). */
export function contentResponse(saved: SavedContent): ContentResponse {
  const pages = Object.entries<PageDefinition>(registry)
  return Object.fromEntries(pages.map(([id, page]) => [id, pageResponse(id, page, saved)]))
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
