import { publishNow } from '#contract/publishing.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { StructureValuesSchema } from '#domain/structure/structureSchema.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import type { Errors } from '#panel/editing/form.ts'
import { publishStatus } from '#panel/publishing/publishing.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { structureDifferences } from './differences.ts'

export interface StructureValues {
  readonly structure: Structure
}

export const structureForm = documentForm<StructureValues>({
  name: 'structure',
  thing: STRUCTURE,
  differencesOf: structureDifferences,
  // By the path of a field, as the server names them too.
  check: values => errorsByPath(StructureValuesSchema, values) as Errors<StructureValues>,
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

/** Changes what is typed. */
export const change = (edit: (structure: Structure) => Structure): void =>
  structureForm.edit(({ structure }) => ({ structure: edit(structure) }))
