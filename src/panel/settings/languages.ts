import { fieldDifference } from '#domain/declared/words.ts'
import { languagesList } from '#domain/languages/changes.ts'
import type { SentLanguages } from '#domain/languages/stored.ts'
import { LANGUAGES } from '#domain/languages/thing.ts'
import { documentForm } from '#panel/editing/documentForm.ts'

/** The languages that the site offers, as chosen. */
export const languagesForm = documentForm<SentLanguages>({
  thing: LANGUAGES,
  name: 'languages',
  differencesOf: (before, after) => [
    ...fieldDifference(
      'Language of the site',
      languagesList([before.own]),
      languagesList([after.own]),
    ),
    ...fieldDifference(
      'Further languages',
      languagesList(before.others),
      languagesList(after.others),
    ),
  ],
  saved: 'Languages have been successfully updated.',
  done: 'Languages were changed. Their pages are there once the site is built again.',
})
