import { type HabitsValues, seedHabits } from '#domain/habits/habits.ts'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { HABITS } from '#domain/habits/thing.ts'
import { document } from './documents.ts'

/** The habits of the place. */
export const habitsDocument = document<HabitsValues>({
  ...HABITS,
  schema: HabitsSchema,
  seed: seedHabits,
})
