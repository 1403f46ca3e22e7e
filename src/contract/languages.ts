import type { Languages } from '#domain/languages/stored.ts'
import { LANGUAGES } from '#domain/languages/thing.ts'
import {
  type DocumentVersion,
  documentVersions,
  readDocument,
  restoreDocument,
  type SavedDocument,
  saveDocument,
} from './documents.ts'

export type LanguagesResponse = SavedDocument<Languages>

/** The languages that the site offers, for the panel. */
export const getLanguages = readDocument<Languages>(LANGUAGES)
export const saveLanguages = saveDocument<Languages>(LANGUAGES)
export const getLanguagesVersions = documentVersions<DocumentVersion<Languages>>(LANGUAGES)
/** Restores what a site comes with, too: 0. */
export const restoreLanguages = restoreDocument<Languages>(LANGUAGES)
