import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import { StructureBodySchema } from '#contract/structure.schema.ts'
import {
  getStructure,
  getStructureVersions,
  restoreStructure,
  saveStructure,
} from '#contract/structure.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { restorableUntil } from '#domain/collection/deletion.ts'
import { withRedirects } from '#domain/structure/addresses.ts'
import { structureInWords } from '#domain/structure/changes.ts'
import { complete } from '#domain/structure/complete.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { followed } from '../http/followHabits.ts'
import { DONE } from '../http/response.ts'
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
  logged: (before, { value, revision }) => [
    structureInWords(complete(before), value).slice(0, MOST_ACTION),
    { structure: revision, revision, before: revision - 1 },
  ],
})

export const structureRoutes = [
  onAdmin(getStructure, {}, () => structureOfPanel.read()),
  onAdmin(saveStructure, { body: StructureBodySchema }, async ({ admin, body }) => {
    // Before the blocks are there: a page never shows a copy without its texts.
    await copyTexts(admin.user, (await readStructure()).structure, body.structure)
    return {
      ...DONE,
      ...(await followed(
        structureOfPanel.save(admin.user, { structure: body.structure }, body.base),
      )),
    }
  }),
  onAdmin(getStructureVersions, {}, async () => ({ versions: await structureOfPanel.versions() })),
  onAdmin(restoreStructure, { body: RestoreVersionSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await followed(structureOfPanel.restore(admin.user, body.revision, body.base))),
  })),
]
