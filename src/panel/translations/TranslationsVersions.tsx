import { useStore } from '@nanostores/react'
import type { TranslationsResponse, TranslationValues } from '#contract/translations.ts'
import { languageName } from '#locale/languages.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import { translationsDifferences, translationsVersions } from './translations.ts'

interface Props {
  form: ReadyForm<TranslationValues, TranslationsResponse>
  store: FormStore<TranslationValues, TranslationsResponse>
  language: string
}

/** The translations before each save, to be compared and restored. */
export function TranslationsVersions({ form, store, language }: Props) {
  const versions = useStore(translationsVersions.$data)
  return (
    <EarlierVersions
      versions={versions}
      load={() => void translationsVersions.load(language)}
      current={form.stored.revision}
      original="Before the first translation"
    >
      {(version, when) => (
        <VersionComparison
          {...{ form, store, when, version }}
          differencesOf={translationsDifferences}
          revision={version.revision}
          now={form.stored}
          question={`All translations into ${languageName(language, 'en')} are then as of ${when}.`}
        />
      )}
    </EarlierVersions>
  )
}
