import { getOriginals, type TranslationValues } from '#contract/translations.ts'
import { type DifferencesOf, fieldDifference } from '#domain/declared/words.ts'
import { TRANSLATIONS } from '#domain/translations/thing.ts'
import { type DocumentForm, documentForm } from '#panel/editing/documentForm.ts'
import { merge, same } from '#panel/editing/merge.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** What can be translated, as it is written now. */
export const originals = resource(async () => (await callAsAdmin(getOriginals)).groups)

const labelOf = (key: string): string => {
  const group = originals.$known.get()?.find(({ texts }) => texts.some(text => text.key === key))
  const text = group?.texts.find(text => text.key === key)
  return group && text ? `${group.title}, ${text.label}` : 'A text that is not on the site any more'
}

const translationsDifferences: DifferencesOf<TranslationValues> = (before, after) =>
  [...new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])].flatMap(key =>
    fieldDifference(labelOf(key), inLines(before, key), inLines(after, key)),
  )

const inLines = ({ texts }: TranslationValues, key: string) => texts[key]?.text.join('\n') ?? ''

export type TranslationsForm = DocumentForm<TranslationValues, TranslationValues>
const forms = new Map<string, TranslationsForm>()

/** The translations into a language: what is typed is kept, and saves of others are merged text by text. */
export function translationsForm(language: string): TranslationsForm {
  const known = forms.get(language)
  if (known) return known
  const form = documentForm<TranslationValues>({
    thing: TRANSLATIONS,
    params: { language },
    name: `translations-${language}`,
    lasting: 'browser',
    differencesOf: translationsDifferences,
    merge: (base, mine, theirs, choose) =>
      merge(base, mine, theirs, { isWhole: path => path.length === 2 }, choose),
    sent(values, { texts: before }) {
      const keys = [...new Set([...Object.keys(before), ...Object.keys(values.texts)])]
      const changed = keys.filter(key => !same(before[key], values.texts[key]))
      return { texts: Object.fromEntries(changed.map(key => [key, values.texts[key] ?? null])) }
    },
    saved: 'Translations have been successfully updated.',
    done: 'The translations are on the site.',
  })
  forms.set(language, form)
  return form
}
