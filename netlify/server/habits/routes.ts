import { MOST_ACTION } from '#domain/activity/entry.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { HABITS_FIELDS, type HabitsValues } from '#domain/habits/habits.ts'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { HABITS } from '#domain/habits/thing.ts'
import type { ListEntry } from '#locale/lists.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { followed } from '../http/followHabits.ts'
import { Refusal } from '../http/refusal.ts'
import { habitsDocument } from '../storage/habits.ts'

const habits = new PanelDocument<HabitsValues, HabitsValues>({
  document: habitsDocument,
  logged: loggedAs('habits', changeInWords),
})

/** 'Changed the region and names: Country to United Kingdom, Hours to 19:30'. */
function changeInWords(before: HabitsValues, after: HabitsValues): string {
  const changed = differencesIn(HABITS_FIELDS, before, after)
  const parts = changed.map(({ label, after }) => `${label} to ${after.join(', ') || 'nothing'}`)
  const words = parts.length > 0 ? `: ${parts.join('; ')}` : ''
  const text = `Changed the region and names${words}`
  return text.length > MOST_ACTION ? `${text.slice(0, MOST_ACTION - 1)}…` : text
}

/** Events and messages name what is in a list: it is hidden or merged. Throws Refusal 400. */
function refuseRemoved(before: readonly ListEntry[] = [], after: readonly ListEntry[] = []): void {
  if (before.every(({ id }) => after.some(entry => entry.id === id))) return
  throw new Refusal(400, 'invalid', 'An entry can be hidden or merged into another, not removed.')
}

export const habitsRoutes = documentRoutes(HABITS, habits, {
  values: HabitsSchema,
  toSave: async values => {
    // Older programs send no lists, which then stay.
    const { categories, subjects } = await habits.read()
    const next = { categories, subjects, ...values }
    refuseRemoved(categories, next.categories)
    refuseRemoved(subjects, next.subjects)
    return next
  },
  around: followed,
})
