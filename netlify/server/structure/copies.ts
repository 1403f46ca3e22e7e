import { sectionsOf } from '#blocks/declared.ts'
import { contentOf } from '#config/seed/releases.ts'
import { pageDefinition, type SectionPath } from '#domain/content/registry.ts'
import { findPage as findPlaced, type Page, type Structure } from '#domain/structure/structure.ts'
import type { Actor } from '../activity/record.ts'
import { storeTexts, type Texts } from '../content/store.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'

/** The section that each section of a duplicate is copied from. */
function copiedSections(before: Structure, { pages }: Structure): [to: string, from: string][] {
  return pages.flatMap(page => {
    const placed = findPlaced(before, page.id)
    const own = placed || !page.copyOf ? [] : [...headOf(page, page.copyOf)]
    const known = new Set(placed?.blocks.map(({ id }) => id))
    const blocks = page.blocks.flatMap(({ id, block, copyOf }) => {
      if (!copyOf || known.has(id)) return []
      const to = sectionsOf(`${page.id}/${id}`, block)
      const from = sectionsOf(copyOf, block)
      return to.map((path, at): [string, string] => [path, from[at]!])
    })
    return [...own, ...blocks]
  })
}

/** All but its heading, which is the new page's title. */
const headOf = ({ id }: Page, copyOf: string): [string, string][] =>
  Object.keys(pageDefinition(id)?.sections ?? {})
    .filter(section => section !== 'hero-title')
    .map(section => [`${id}/${section}`, `${copyOf}/${section}`])

/** Gives duplicates the texts of what they were copied from. Throws StorageError. */
export async function copyTexts(by: Actor, before: Structure, after: Structure): Promise<void> {
  const copied = copiedSections(before, after)
  if (copied.length === 0) return
  const saved = (await read(contentDocument)).value
  const texts = copied.flatMap(([to, from]) => {
    const text = contentOf(saved, from as SectionPath)
    return text ? [[to, text] as const] : []
  })
  await storeTexts(by, Object.fromEntries(texts) as Texts)
}

/** As stored: where something was copied from is for one save. */
export const withoutCopies = (structure: Structure): Structure => ({
  ...structure,
  pages: structure.pages.map(({ copyOf: _, ...page }) => ({
    ...page,
    blocks: page.blocks.map(({ copyOf: _, ...block }) => block),
  })),
})
