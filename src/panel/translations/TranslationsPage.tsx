import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type {
  OriginalGroup,
  TranslationsResponse,
  TranslationValues,
} from '#contract/translations.ts'
import { isOwner, type Role } from '#domain/account/roles.ts'
import type { Languages } from '#domain/languages/stored.ts'
import { countsOf, stateOf } from '#domain/translations/state.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { inFolder, languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { inItsLanguage } from '#locale/script.ts'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { translatePath } from '#panel/languages/paths.ts'
import { languageSettings, languagesFor } from '#panel/languages/siteLanguages.ts'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { $role } from '#panel/shell/session.ts'
import { useArrival } from '#panel/shell/useArrival.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { GroupLink } from './GroupLink.tsx'
import { GroupList } from './GroupList.tsx'
import { TextPair } from './TextPair.tsx'
import { originals, type TranslationsForm, translationsForm } from './translations.ts'
import '#panel/content/contentPage.css'
import './translations.css'

interface Props {
  /** Of the address; '' for the first. */
  language: string
  /** What is open; '' for nothing. */
  group: string
}

/** What the mosque wrote, beside what it is in another language. */
export function TranslationsPage(props: Props) {
  const [languages, groups] = [useLoaded(languageSettings), useLoaded(originals)]
  const waiting = (
    <div className="content-manager pile-l">
      <Skeleton label="Loading the pages…" rows={11} height="var(--target)" />
    </div>
  )
  return (
    <>
      <PageHead
        title="Translations"
        lead="What you wrote, in the other languages of the site. Where a translation is missing, or the original was changed since, visitors read the original."
      />
      <WhenLoaded loaded={languages} retry={languageSettings.load} waiting={waiting}>
        {languages => (
          <WhenLoaded loaded={groups} retry={originals.load} waiting={waiting}>
            {groups => <Translated {...{ ...props, languages, groups }} />}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </>
  )
}

interface IntoProps extends Props {
  languages: Languages
  groups: readonly OriginalGroup[]
}

/** The language that is chosen, among those whose texts the person looks after. */
function Translated(props: IntoProps) {
  const { languages, group } = props
  const role = useStore($role)
  const found = languagesFor(role, languages)
  const language = found.find(one => one === props.language) ?? found[0]
  return (
    <>
      {found.length > 1 && (
        <Select
          className="translated-into"
          label="Language"
          value={language ?? ''}
          options={found.map(one => ({
            value: one,
            label: languageName(one, locale().language),
          }))}
          onChange={one => go(translatePath(one, group))}
        />
      )}
      {language ? <Into key={language} {...{ ...props, language }} /> : <NoLanguage role={role} />}
    </>
  )
}

const NoLanguage = ({ role }: { role: Role }) => (
  <div className="empty">
    <Icon name="globe" />
    <p>There is no language to translate into yet.</p>
    {isOwner(role) ? (
      <PanelLink className="button button-quiet" href="/admin/settings/languages">
        Offer the site in another language
      </PanelLink>
    ) : (
      <p>An owner offers languages in Settings.</p>
    )}
  </div>
)

function Into({ language, languages: { own }, groups, group }: IntoProps) {
  const store = translationsForm(language)
  const open = groups.find(({ id }) => id === group)
  useEffect(() => store.close, [store])
  return (
    <SettingsForm store={store} rows={6}>
      {form => {
        const { texts } = form.values
        const name = languageName(language, locale().language)
        return (
          <>
            <Progress {...countsOf(groups, texts, language)} name={name} />
            <div className="content-manager pile-l" data-open={open !== undefined || undefined}>
              <GroupList {...{ language, groups, texts }} current={group} />
              {open ? (
                <GroupPanel
                  key={open.id}
                  group={open}
                  {...{ groups, form, store, own, language }}
                />
              ) : (
                <div className="empty content-empty">
                  <Icon name="globe" />
                  <h2>{group === '' ? 'Nothing is open' : 'There is nothing to translate here'}</h2>
                  <p>
                    {group === ''
                      ? 'Choose from the list what you want to translate.'
                      : 'It is over, was removed, or has no words.'}
                  </p>
                </div>
              )}
            </div>
            <DocumentVersions
              {...{ form, store }}
              original="Before the first translation"
              question={when =>
                `All translations into ${languageName(language, locale().language)} are then as of ${when}.`
              }
            />
          </>
        )
      }}
    </SettingsForm>
  )
}

function Progress(props: { all: number; missing: number; outdated: number; name: string }) {
  const { all, missing, outdated, name } = props
  const done = all - missing - outdated
  return (
    <div className="translated-share small pile-2xs">
      <progress max={all} value={done} aria-hidden="true" />
      <p role="status">
        {done} of {all} texts are in {name}.
        {outdated > 0 &&
          ` ${outdated === 1 ? 'One original was' : `${outdated} originals were`} changed since.`}
      </p>
    </div>
  )
}

interface GroupPanelProps {
  group: OriginalGroup
  groups: readonly OriginalGroup[]
  form: ReadyForm<TranslationValues, TranslationsResponse>
  store: TranslationsForm
  /** The site's own language. */
  own: string
  language: string
}

/** The texts of a page, an event or a notice, each beside its translation. */
function GroupPanel({ group, groups, form, store, own, language }: GroupPanelProps) {
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
