import type { HabitsValues } from '#domain/habits/habits.ts'
import { HABITS } from '#domain/habits/thing.ts'
import { documentApi } from './documents.ts'

/** The habits of the place, for the panel. The 400 'invalid' of a save names the fields by path: `names.dhuhr`. */
export const habitsApi = documentApi<HabitsValues>(HABITS)
