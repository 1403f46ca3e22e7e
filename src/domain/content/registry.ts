import type { Kind } from './kinds.ts'
import type { PageDefinition, SectionDefinition } from './registry/define.ts'
import { schoolRegistry } from './registry/school.ts'
import { siteRegistry } from './registry/site.ts'

/**
 * Every page that can be edited, with its sections (docs/product.md, section 6), in the panel's
 * order.
 */
export const registry = { ...siteRegistry, ...schoolRegistry } as const

export type PageId = keyof typeof registry
export type SectionId<P extends PageId> = keyof (typeof registry)[P]['sections'] & string

/** A section's address in pages, marks and links: 'about/mission-vision'. */
export type SectionPath = { [P in PageId]: `${P}/${SectionId<P>}` }[PageId]

/** The definition of a page by an id from a request; undefined for an unknown one. */
export function findPage(pageId: string): PageDefinition | undefined {
  return Object.hasOwn(registry, pageId) ? registry[pageId as PageId] : undefined
}

/** The definition of a section by ids from a request; undefined when either is unknown. */
export function findSection(pageId: string, sectionId: string): SectionDefinition | undefined {
  const sections = findPage(pageId)?.sections
  return sections && Object.hasOwn(sections, sectionId) ? sections[sectionId] : undefined
}

/** The two ids of a section's address. */
export function splitPath(path: SectionPath): [pageId: PageId, sectionId: string] {
  const [pageId, sectionId] = path.split('/') as [PageId, string]
  return [pageId, sectionId]
}

/** The kind of a section; 'line' for one that is no longer defined. */
export const kindOf = (path: SectionPath): Kind => findSection(...splitPath(path))?.kind ?? 'line'

/** The address of every section. */
export const sectionPaths = (): SectionPath[] =>
  Object.entries<PageDefinition>(registry).flatMap(([pageId, { sections }]) =>
    Object.keys(sections).map(id => `${pageId}/${id}` as SectionPath),
  )
