import type { PageContent } from '#domain/content/page.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { type PageId, registry, type SectionId } from '#domain/content/registry.ts'

/** A seed page, made from the content of each of its sections. */
export function seedPage<P extends PageId>(
  id: P,
  contents: Readonly<Record<SectionId<P>, string>>,
): PageContent {
  const { title, route, sections }: PageDefinition = registry[id]
  return {
    id,
    title,
    route,
    sections: Object.fromEntries(
      Object.entries<string>(contents).map(([sectionId, content]) => [
        sectionId,
        { id: sectionId, title: sections[sectionId]?.title ?? sectionId, content },
      ]),
    ),
  }
}

/** A list section's content from its items. */
export const list = (items: readonly Readonly<Record<string, string>>[]) =>
  JSON.stringify(items, null, 2)
