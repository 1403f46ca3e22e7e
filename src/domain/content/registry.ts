import { blockField } from '#blocks/declared.ts'
import type { Kind } from './kinds.ts'
import { isOwn } from './ownPages.ts'
import { definePage, type PageDefinition, type SectionDefinition } from './registry/define.ts'
import { schoolRegistry } from './registry/school.ts'
import { descriptionSections, heroSections } from './registry/sections.ts'
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

/** What every page that people made has, beside its blocks; its title and address are in the structure. */
const OWN_PAGE: PageDefinition = definePage('Page', '/', {
  ...heroSections,
  ...descriptionSections,
})

/** The section of a block that people added to a page: its id names the kind of block and the field. */
function blockSection(sectionId: string): SectionDefinition | undefined {
  const field = blockField(sectionId)
  if (!field) return undefined
  const { label: title, kind, hint } = field
  return { title, kind: kind as Kind, ...(hint && { hint }) }
}

/** The definition of a page by an id from a request; undefined for an unknown one. */
export function pageDefinition(pageId: string): PageDefinition | undefined {
  if (isOwn(pageId)) return OWN_PAGE
  return Object.hasOwn(registry, pageId) ? registry[pageId as PageId] : undefined
}

/** The definition of a section by ids from a request; undefined when either is unknown. */
export function findSection(pageId: string, sectionId: string): SectionDefinition | undefined {
  const sections = pageDefinition(pageId)?.sections
  if (!sections) return undefined
  return Object.hasOwn(sections, sectionId) ? sections[sectionId] : blockSection(sectionId)
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
