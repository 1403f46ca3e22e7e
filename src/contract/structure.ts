import type { Structure } from '#domain/structure/structure.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import { documentApi, type SavedDocument } from './documents.ts'

interface Values {
  structure: Structure
}
export type StructureResponse = SavedDocument<Values>

/** The pages and menus as stored, for the panel. The 400 'invalid' of a save names the fields by path: `structure.pages.3.address`. */
export const structureApi = documentApi<Values>(STRUCTURE)
