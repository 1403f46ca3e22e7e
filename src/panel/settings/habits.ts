import {
  getHabits,
  getHabitsVersions,
  type HabitsResponse,
  restoreHabits,
  saveHabits,
} from '#contract/habits.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { type DifferencesOf, differencesIn } from '#domain/declared/words.ts'
import { HABITS_FIELDS, type HabitsValues, habitsOfCountry } from '#domain/habits/habits.ts'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { localeFrom } from '#domain/habits/written.ts'
import { setLocale } from '#locale/locale.ts'
import type { Errors } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

export const habitsDifferences: DifferencesOf<HabitsValues> = (before, after) =>
  differencesIn(HABITS_FIELDS, before, after)

/** The habits of the place, as typed. */
export const habitsForm = formStore<HabitsValues, HabitsResponse>({
  name: 'habits',
  load: () => callAsAdmin(getHabits),
  valuesOf: ({ revision: _, savedAt: __, savedBy: ___, ...values }) => values,
  check: values => errorsByPath(HabitsSchema, values) as Errors<HabitsValues>,
  save: (values, { revision: base }) => callAsAdmin(saveHabits, { body: { ...values, base } }),
  savedBy: async ({ savedBy }) => savedBy,
  restore: (revision, { revision: base }) =>
    callAsAdmin(restoreHabits, { body: { revision, base } }),
  undo: ({ revision }, { revision: base }) =>
    callAsAdmin(restoreHabits, { body: { revision, base } }),
  saved: 'Region, names and lists have been successfully updated.',
  done: 'Region, names or lists were changed. Pages follow once the site is built again.',
  // The panel writes by them at once.
  onSaved: values => setLocale(localeFrom(values)),
})

/** The versions that can be gone back to. */
export const habitsVersions = resource(async () => (await callAsAdmin(getHabitsVersions)).versions)

/** A country's habits replace all that depend on it; what the mosque is by law stays, and its lists. */
export function changeHabits(change: Partial<HabitsValues>): void {
  habitsForm.edit(values => {
    const { country } = change
    if (!country || country === values.country) return { ...values, ...change }
    const { charity, charityNumber, charityWords, giftAid, categories, subjects } = values
    const kept = { charity, charityNumber, charityWords, giftAid, categories, subjects }
    return { ...habitsOfCountry(country), ...kept }
  })
}
