import { SEED_SUBJECTS } from '#domain/contact/subjects.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { charityFormsOf } from '#domain/habits/charity.ts'
import {
  HABITS_FIELDS,
  type HabitsValues,
  habitsOfCountry,
  usualClock,
} from '#domain/habits/habits.ts'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { HABITS } from '#domain/habits/thing.ts'
import { localeFrom } from '#domain/habits/written.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import { setLocale } from '#locale/locale.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import type { Errors } from '#panel/editing/form.ts'
import { type Merged, merge, type Side } from '#panel/editing/merge.ts'

/** The habits of the place, as typed. */
export const habitsForm = documentForm<HabitsValues>({
  name: 'habits',
  thing: HABITS,
  check: values => errorsByPath(HabitsSchema, values) as Errors<HabitsValues>,
  differencesOf: (before, after) => differencesIn(HABITS_FIELDS, before, after),
  merge: mergeHabits,
  saved: 'Region, names and lists have been successfully updated.',
  done: 'Region, names or lists were changed. Pages follow once the site is built again.',
  // The panel writes by them at once.
  onSaved: values => setLocale(localeFrom(values)),
})

/** Merges what two owners typed; both may change a list that is still the one that the site came with. */
export function mergeHabits(
  base: HabitsValues,
  mine: HabitsValues,
  theirs: HabitsValues,
  choose?: (key: string) => Side,
): Merged<HabitsValues> {
  const seeds = {
    ...(mine.categories && theirs.categories && { categories: SEED_CATEGORIES }),
    ...(mine.subjects && theirs.subjects && { subjects: SEED_SUBJECTS }),
  }
  return merge({ ...seeds, ...base }, mine, theirs, {}, choose)
}

/**
 * A country's habits, on a site in a language, replace all that depend on it; what the mosque is by law
 * stays, and its lists.
 */
export function changeHabits(change: Partial<HabitsValues>, language = 'en'): void {
  habitsForm.edit(values => {
    const { country } = change
    if (!country || country === values.country) return { ...values, ...change }
    const { charity, charityNumber, charityWords, categories, subjects } = values
    const kept = { charity, charityNumber, charityWords, categories, subjects }
    return { ...habitsOfCountry(country, language), ...kept }
  })
}

/** The clock follows the language of the site, where it was the country's usual one. */
export function followLanguage(from: string, to: string): void {
  habitsForm.edit(({ country, clock, ...rest }) => {
    const isUsual = clock === usualClock(country, from)
    return { ...rest, country, clock: (isUsual && usualClock(country, to)) || clock }
  })
}

/** Fields with what a mosque can be by law in the country. */
export function fieldsIn<F extends Pick<typeof HABITS_FIELDS, 'charity'>>(
  fields: F,
  values: HabitsValues,
): F {
  const options = charityFormsOf(values) as F['charity']['options']
  return { ...fields, charity: { ...fields.charity, options } }
}
