import type { HabitsValues } from '#domain/habits/habits.ts'
import { HABITS } from '#domain/habits/thing.ts'
import {
  type DocumentVersion,
  documentVersions,
  readDocument,
  restoreDocument,
  type SavedDocument,
  saveDocument,
} from './documents.ts'

export type HabitsResponse = SavedDocument<HabitsValues>

/** The habits of the place as stored, for the panel. */
export const getHabits = readDocument<HabitsValues>(HABITS)
/** Its 400 'invalid' names the fields by path: `names.dhuhr`. */
export const saveHabits = saveDocument<HabitsValues>(HABITS)
export const getHabitsVersions = documentVersions<DocumentVersion<HabitsValues>>(HABITS)
/** Restores what a site comes with, too: 0. */
export const restoreHabits = restoreDocument<HabitsValues>(HABITS)
