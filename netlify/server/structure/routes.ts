import { sectionsOf } from '#blocks/declared.ts'
import { contentOf } from '#config/seed/releases.ts'
import { restorableUntil } from '#domain/collection/deletion.ts'
import { pageDefinition, type SectionPath } from '#domain/content/registry.ts'
import { withRedirects } from '#domain/structure/addresses.ts'
import { structureInWords } from '#domain/structure/changes.ts'
import { complete } from '#domain/structure/complete.ts'
import { findPage as findPlaced, type Page, type Structure } from '#domain/structure/structure.ts'
import { StructureValuesSchema } from '#domain/structure/structureSchema.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import type { Actor } from '../activity/record.ts'
import { storeTexts, type Texts } from '../content/store.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { followed } from '../http/followHabits.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { readStructure, structureDocument } from '../storage/structure.ts'

/** A removed page is kept as long as a deleted event. */
const withoutGone = (structure: Structure, now: Date): Structure => ({
  ...structure,
  pages: structure.pages.filter(
    ({ state, removedAt = '' }) =>
      state !== 'removed' || restorableUntil(removedAt || now.toISOString()) > now.toISOString(),
  ),
})

const structureOfPanel = new PanelDocument<Structure, { structure: Structure }>({
  document: structureDocument,
  valuesOf: value => ({ structure: complete(value) }),
  toStore: ({ structure }, { value }) =>
    withoutCopies(withoutGone(withRedirects(complete(value), structure), new Date())),
  logged: loggedAs('structure', (before, after) => structureInWords(complete(before), after)),
})

export const structureRoutes = documentRoutes(STRUCTURE, structureOfPanel, {
  values: StructureValuesSchema,
  toSave: async (values, by) => {
    // Before the blocks are there: a page never shows a copy without its texts.
    await copyTexts(by, (await readStructure()).structure, values.structure)
    return values
  },
  around: followed,
})

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
async function copyTexts(by: Actor, before: Structure, after: Structure): Promise<void> {
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
const withoutCopies = (structure: Structure): Structure => ({
  ...structure,
  pages: structure.pages.map(({ copyOf: _, ...page }) => ({
    ...page,
    blocks: page.blocks.map(({ copyOf: _, ...block }) => block),
  })),
})
