import { errorsByPath } from '#domain/declared/schema.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { HABITS_FIELDS, type HabitsValues, habitsOfCountry } from '#domain/habits/habits.ts'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { HABITS } from '#domain/habits/thing.ts'
import { localeFrom } from '#domain/habits/written.ts'
import { setLocale } from '#locale/locale.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import type { Errors } from '#panel/editing/form.ts'

/** The habits of the place, as typed. */
export const habitsForm = documentForm<HabitsValues>({
  name: 'habits',
  thing: HABITS,
  check: values => errorsByPath(HabitsSchema, values) as Errors<HabitsValues>,
  differencesOf: (before, after) => differencesIn(HABITS_FIELDS, before, after),
  saved: 'Region, names and lists have been successfully updated.',
  done: 'Region, names or lists were changed. Pages follow once the site is built again.',
  // The panel writes by them at once.
  onSaved: values => setLocale(localeFrom(values)),
})

/** A country's habits replace all that depend on it; what the mosque is by law stays, and its lists. */
export function changeHabits(change: Partial<HabitsValues>): void {
  habitsForm.edit(values => {
    const { country } = change
    if (!country || country === values.country) return { ...values, ...change }
    const { charity, charityNumber, charityWords, categories, subjects } = values
    const kept = { charity, charityNumber, charityWords, categories, subjects }
    return { ...habitsOfCountry(country), ...kept }
  })
}
