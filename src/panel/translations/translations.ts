import {
  getOriginals,
  getTranslations,
  getTranslationsVersions,
  restoreTranslations,
  saveTranslations,
  type TranslationsResponse,
  type TranslationValues,
} from '#contract/translations.ts'
import { type DifferencesOf, fieldDifference } from '#domain/declared/words.ts'
import type { FormStore } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { merge, same } from '#panel/editing/merge.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** What can be translated, as it is written now. */
export const originals = resource(async () => (await callAsAdmin(getOriginals)).groups)

const labelOf = (key: string): string => {
  const known = originals.$data.get()
  const groups = known.state === 'ready' ? known.data : []
  const group = groups.find(({ texts }) => texts.some(text => text.key === key))
  const text = group?.texts.find(text => text.key === key)
  return group && text ? `${group.title}, ${text.label}` : 'A text that is not on the site any more'
}

export const translationsDifferences: DifferencesOf<TranslationValues> = (before, after) =>
  [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].flatMap(key =>
    fieldDifference(labelOf(key), inLines(before, key), inLines(after, key)),
  )

const inLines = ({ texts }: TranslationValues, key: string) => texts[key]?.text.join('\n') ?? ''

type TranslationsForm = FormStore<TranslationValues, TranslationsResponse>
const forms = new Map<string, TranslationsForm>()

/** The translations into a language: what is typed is kept, and saves of others are merged text by text. */
export function translationsForm(language: string): TranslationsForm {
  const params = { language }
  const known = forms.get(language)
  if (known) return known
  const restore = (revision: number, { revision: base }: TranslationsResponse) =>
    callAsAdmin(restoreTranslations, { params, body: { revision, base } })
  const form = formStore<TranslationValues, TranslationsResponse>({
    name: `translations-${language}`,
    lasting: 'browser',
    load: () => callAsAdmin(getTranslations, { params }),
    valuesOf: ({ texts }) => ({ texts }),
    merge: (base, mine, theirs, choose) =>
      merge(base, mine, theirs, { isWhole: path => path.length === 2 }, choose),
    save(values, { texts: before, revision: base }) {
      const keys = [...new Set([...Object.keys(before), ...Object.keys(values.texts)])]
      const changed = keys.filter(key => !same(before[key], values.texts[key]))
      const texts = Object.fromEntries(changed.map(key => [key, values.texts[key] ?? null]))
      return callAsAdmin(saveTranslations, { params, body: { texts, base } })
    },
    savedBy: async ({ savedBy }) => savedBy,
    restore,
    undo: ({ revision }, stored) => restore(revision, stored),
    saved: 'Translations have been successfully updated.',
    done: 'The translations are on the site.',
  })
  forms.set(language, form)
  return form
}

export const translationsVersions = resource(
  async (language: string) =>
    (await callAsAdmin(getTranslationsVersions, { params: { language } })).versions,
)
