import { z } from 'zod'
import { publishNow } from '#contract/publishing.ts'
import {
  getStructure,
  getStructureVersions,
  restoreStructure,
  type StructureResponse,
  saveStructure,
} from '#contract/structure.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { CheckedStructureSchema } from '#domain/structure/structureSchema.ts'
import type { Errors } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { publishStatus } from '#panel/publishing/publishing.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

export interface StructureValues {
  readonly structure: Structure
}

const ValuesSchema = z.object({ structure: CheckedStructureSchema })

export const structureForm = formStore<StructureValues, StructureResponse>({
  name: 'structure',
  load: () => callAsAdmin(getStructure),
  valuesOf: ({ structure }) => ({ structure }),
  // By the path of a field, as the server names them too.
  check: values => errorsByPath(ValuesSchema, values) as Errors<StructureValues>,
  save: ({ structure }, { revision: base }) =>
    callAsAdmin(saveStructure, { body: { base, structure } }),
  savedBy: async ({ savedBy }) => savedBy,
  restore: (revision, { revision: base }) =>
    callAsAdmin(restoreStructure, { body: { revision, base } }),
  undo: ({ revision }, { revision: base }) =>
    callAsAdmin(restoreStructure, { body: { revision, base } }),
  saved: 'The pages and menus have been successfully updated.',
  done: 'The pages and menus were changed.',
  hasHiddenFields: true,
  onSaved: () => void rebuild(),
})

/** Prebuilt pages follow a rebuild alone; a site that cannot rebuild itself follows its next deploy. */
export async function rebuild(): Promise<void> {
  const status = await callAsAdmin(publishNow).catch(() => null)
  if (status) publishStatus.set(status)
}

export const structureVersions = resource(
  async () => (await callAsAdmin(getStructureVersions)).versions,
)

/** Changes what is typed. */
export const change = (edit: (structure: Structure) => Structure): void =>
  structureForm.edit(({ structure }) => ({ structure: edit(structure) }))
