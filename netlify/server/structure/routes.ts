import { restorableUntil } from '#domain/collection/deletion.ts'
import { withRedirects } from '#domain/structure/addresses.ts'
import { structureInWords } from '#domain/structure/changes.ts'
import { complete } from '#domain/structure/complete.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { StructureValuesSchema } from '#domain/structure/structureSchema.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { followed } from '../http/followHabits.ts'
import { readStructure, structureDocument } from '../storage/structure.ts'
import { copyTexts, withoutCopies } from './copies.ts'

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
