import type {
  OriginalGroup,
  TranslationsResponse,
  TranslationValues,
} from '#contract/translations.ts'
import { countsOf, stateOf } from '#domain/translations/state.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { inFolder } from '#locale/languages.ts'
import { inItsLanguage } from '#locale/script.ts'
import type { ReadyForm } from '#panel/editing/form.ts'
import { useArrival } from '#panel/shell/useArrival.ts'
import { GroupLink } from './GroupLink.tsx'
import { TextPair } from './TextPair.tsx'
import type { TranslationsForm } from './translations.ts'

interface Props {
  group: OriginalGroup
  groups: readonly OriginalGroup[]
  form: ReadyForm<TranslationValues, TranslationsResponse>
  store: TranslationsForm
  /** The site's own language. */
  own: string
  language: string
}

/** The texts of a page, an event or a notice, each beside its translation. */
export function GroupPanel({ group, groups, form, store, own, language }: Props) {
  const heading = useArrival()
  const { texts } = form.values
  const isOpen = (one: OriginalGroup) => {
    const { missing, outdated } = countsOf([one], texts, language)
    return missing + outdated > 0
  }
  const at = groups.indexOf(group)
  const next = [...groups.slice(at + 1), ...groups.slice(0, at)].find(isOpen)
  const toTranslate = group.texts.filter(text => stateOf(text, texts, language) !== 'own')
  return (
    <section className="page-panel pile-m" aria-labelledby="group-title">
      <GroupLink className="page-back back-link fitted" language={language} group={{ id: '' }}>
        <Icon name="arrowLeft" /> Everything
      </GroupLink>
      <header className="page-panel-head line-s spread">
        <h2 id="group-title" ref={heading} tabIndex={-1} {...inItsLanguage(group.title)}>
          {group.title}
        </h2>
        {group.address && (
          <a
            className="button button-quiet"
            href={inFolder(`/${language}`, group.address)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="externalLink" />
            View Page<span className="visually-hidden"> {group.title}, in a new tab</span>
          </a>
        )}
      </header>
      {toTranslate.length === 0 && <p className="muted">It is written in this language.</p>}
      <ul className="bare pile-l">
        {toTranslate.map(original => (
          <li key={original.key}>
            <TextPair
              {...{ original, texts, own, language }}
              fills={form.fills}
              onChange={next => store.change({ texts: next })}
            />
          </li>
        ))}
      </ul>
      {next && (
        <GroupLink className="button button-quiet fitted" {...{ language }} group={next}>
          Save, and go to {next.title}
          <Icon name="arrowRight" />
        </GroupLink>
      )}
    </section>
  )
}
