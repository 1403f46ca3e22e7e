import {
  getLanguages,
  getLanguagesVersions,
  type LanguagesResponse,
  restoreLanguages,
  saveLanguages,
} from '#contract/languages.ts'
import { type DifferencesOf, fieldDifference } from '#domain/declared/words.ts'
import { languagesList } from '#domain/languages/changes.ts'
import type { Languages } from '#domain/languages/stored.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

export const languagesDifferences: DifferencesOf<Languages> = (before, after) => [
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
]

/** The languages that the site offers, as chosen. */
export const languagesForm = formStore<Languages, LanguagesResponse>({
  name: 'languages',
  load: () => callAsAdmin(getLanguages),
  valuesOf: ({ own, others }) => ({ own, others }),
  save: (values, { revision: base }) => callAsAdmin(saveLanguages, { body: { ...values, base } }),
  savedBy: async ({ savedBy }) => savedBy,
  restore: (revision, { revision: base }) =>
    callAsAdmin(restoreLanguages, { body: { revision, base } }),
  undo: ({ revision }, { revision: base }) =>
    callAsAdmin(restoreLanguages, { body: { revision, base } }),
  saved: 'Languages have been successfully updated.',
  done: 'Languages were changed. Their pages are there once the site is built again.',
})

/** The versions that can be gone back to. */
export const languagesVersions = resource(
  async () => (await callAsAdmin(getLanguagesVersions)).versions,
)
