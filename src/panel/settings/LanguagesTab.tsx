import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { languageName } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { TRANSLATED } from '#locale/translated.ts'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { languagesForm } from './languages.ts'
import { SettingsForm } from './SettingsForm.tsx'

export const named = (language: string) => {
  const [english, own] = [languageName(language, locale().language), languageName(language)]
  return english === own ? english : `${english} (${own})`
}

/** What a translation is like, before an owner offers it. */
export function translationHint(language: string): string | undefined {
  const { isWhole = false, isReviewed = false } = TRANSLATED[language] ?? {}
  const parts = [
    !isWhole && 'Times, notices, screen and widget; everything else is in English.',
    !isReviewed &&
      'Not yet reviewed: ask somebody who grew up with it to read the pages before you offer it.',
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

/** The site's own language, and those that its pages are offered in besides. */
export function LanguagesTab() {
  const known = Object.keys(TRANSLATED)
  return (
    <Block title="Languages">
      <SettingsForm store={languagesForm} rows={4}>
        {(form, change) => {
          const { own, others, written = own } = form.values
          const before = form.stored.own
          const offer = (language: string, isOn: boolean) =>
            change({
              others: known.filter(one => (one === language ? isOn : others.includes(one))),
            })
          return (
            <>
              <Select
                label="Language of the site"
                hint="The language that you write pages, events and notices in. Its pages are at the addresses that people know."
                value={own}
                options={known.map(language => ({ value: language, label: named(language) }))}
                onChange={language =>
                  change({
                    own: language,
                    // Who reads the one before still finds it.
                    others: known.filter(
                      one => one !== language && (others.includes(one) || one === before),
                    ),
                    written: language === before ? undefined : before,
                  })
                }
              />
              {own !== before && (
                <Select
                  label="What you have written so far is in"
                  hint="Its translations stay, and visitors see which language it is in until you change it."
                  value={written}
                  options={[before, own].map(language => ({
                    value: language,
                    label: named(language),
                  }))}
                  onChange={language => change({ written: language })}
                />
              )}
              <fieldset>
                <legend>Also offer the pages in</legend>
                <p className="field-hint">
                  Menus, times and everything else that comes with the site is then in these
                  languages, too; what you write is so once it is translated (
                  <PanelLink href="/admin/translations">Translations</PanelLink>). Visitors choose
                  in the header.
                </p>
                {known
                  .filter(language => language !== own)
                  .map(language => (
                    <Checkbox
                      key={language}
                      label={named(language)}
                      hint={translationHint(language)}
                      checked={others.includes(language)}
                      onChange={isOn => offer(language, isOn)}
                    />
                  ))}
              </fieldset>
              <DocumentVersions
                form={form}
                store={languagesForm}
                original="The languages that the site came with"
                question={when => `The site is offered in the languages of ${when}.`}
              />
            </>
          )
        }}
      </SettingsForm>
    </Block>
  )
}
