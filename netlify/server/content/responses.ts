import { shownContent } from '#config/fallbacks.ts'
import { seedPages } from '#config/seed/pages/index.ts'
import type {
  ContentChanges,
  ContentResponse,
  PageResponse,
  SectionResponse,
} from '#contract/content.ts'
import { parseItems } from '#domain/content/items.ts'
import { isListKind, type ListKind } from '#domain/content/kinds.ts'
import { effectiveContent } from '#domain/content/overlay.ts'
import type { PageDefinition, SectionDefinition } from '#domain/content/registry/define.ts'
import {
  kindOf,
  registry,
  type SectionPath,
  sectionPaths,
  splitPath,
} from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import type { SavedSections } from '#domain/content/saved.ts'

/** One section in the API's format. */
export function sectionResponse(
  path: SectionPath,
  { kind, title }: SectionDefinition,
  saved: SavedSections,
): SectionResponse {
  const content = effectiveContent(seedPages, saved, path)
  return {
    id: splitPath(path)[1],
    title,
    content,
    ...(isListKind(kind) && { parsedContent: sentItems(kind, content) }),
    revision: saved[path]?.revision ?? 0,
    lastUpdated: saved[path]?.savedAt ?? null,
  }
}

/** A list's items; a person without a photo has no fields of one, as before there were photos. */
const sentItems = (kind: ListKind, content: string) =>
  parseItems(kind, content).map(item => {
    const { photo, focus, ...rest }: Record<string, string> = item
    return { ...rest, ...(photo && { photo }), ...(focus && { focus }) }
  })

/** All content in the API's format (docs/product.md, section 13). */
export function contentResponse(saved: SavedSections): ContentResponse {
  const pages = Object.entries<PageDefinition>(registry)
  return Object.fromEntries(pages.map(([id, page]) => [id, pageResponse(id, page, saved)]))
}

function pageResponse(id: string, page: PageDefinition, saved: SavedSections): PageResponse {
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

/** The sections saved after the revision `since`, with rendered HTML. */
export function changesSince(
  since: number,
  saved: SavedSections,
  revision: number,
): Omit<ContentChanges, 'theme'> {
  const changed = sectionPaths().flatMap(path => {
    const section = saved[path]
    if (!section || section.revision <= since) return []
    const content = shownContent(path, effectiveContent(seedPages, saved, path))
    return [[path, { content, html: renderSection(kindOf(path), content) }] as const]
  })
  return { revision, changed: Object.fromEntries(changed) }
}
