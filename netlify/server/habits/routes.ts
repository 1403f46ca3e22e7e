import { HabitsBodySchema } from '#contract/habits.schema.ts'
import { getHabits, getHabitsVersions, restoreHabits, saveHabits } from '#contract/habits.ts'
import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { HABITS_FIELDS, type HabitsValues } from '#domain/habits/habits.ts'
import type { ListEntry } from '#locale/lists.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { followed } from '../http/followHabits.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { habitsDocument } from '../storage/habits.ts'

const habits = new PanelDocument<HabitsValues, HabitsValues>({
  document: habitsDocument,
  valuesOf: value => value,
  toStore: value => value,
  logged: (before, { value, revision }) => [
    changeInWords(before, value),
    { habits: revision, revision, before: revision - 1 },
  ],
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

export const habitsRoutes = [
  onAdmin(getHabits, {}, () => habits.read()),
  onAdmin(saveHabits, { body: HabitsBodySchema }, async ({ admin, body: { base, ...values } }) => {
    // Older programs send no lists, which then stay.
    const { categories, subjects } = await habits.read()
    const next = { categories, subjects, ...values }
    refuseRemoved(categories, next.categories)
    refuseRemoved(subjects, next.subjects)
    return { ...DONE, ...(await followed(habits.save(admin.user, next, base))) }
  }),
  onAdmin(getHabitsVersions, {}, async () => ({ versions: await habits.versions() })),
  onAdmin(restoreHabits, { body: RestoreVersionSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await followed(habits.restore(admin.user, body.revision, body.base))),
  })),
]
