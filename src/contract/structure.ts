import type { Structure } from '#domain/structure/structure.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import {
  type DocumentVersion,
  documentVersions,
  readDocument,
  restoreDocument,
  type SavedDocument,
  saveDocument,
} from './documents.ts'

interface Values {
  structure: Structure
}
export type StructureResponse = SavedDocument<Values>

/** The pages and menus as stored, for the panel. */
export const getStructure = readDocument<Values>(STRUCTURE)
/** Its 400 'invalid' names the fields by path: `structure.pages.3.address`. */
export const saveStructure = saveDocument<Values>(STRUCTURE)
export const getStructureVersions = documentVersions<DocumentVersion<Values>>(STRUCTURE)
/** Restores the pages and menus that a site comes with, too: 0. */
export const restoreStructure = restoreDocument<Values>(STRUCTURE)
