import { sectionsOf } from '#blocks/declared.ts'
import type { SectionDefinition } from '#domain/content/registry/define.ts'
import { findSection, pageDefinition } from '#domain/content/registry.ts'
import type { Page } from './structure.ts'

/** The sections of a page: its own, and those of the blocks that people added to it. */
export function sectionsOn(
  id: string,
  place: Pick<Page, 'blocks'> | undefined,
): Readonly<Record<string, SectionDefinition>> {
  const added = (place?.blocks ?? []).flatMap(block => sectionsOf(block.id, block.block))
  const found = added.flatMap(section => {
    const definition = findSection(id, section)
    return definition ? [[section, definition] as const] : []
  })
  return { ...pageDefinition(id)?.sections, ...Object.fromEntries(found) }
}
