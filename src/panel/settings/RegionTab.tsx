import type { DeclaredField } from '#domain/declared/fields.ts'
import { REGION_FIELDS } from '#domain/habits/habits.ts'
import { locale } from '#locale/locale.ts'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { languageSettings } from '#panel/languages/siteLanguages.ts'
import { Block } from '#panel/shell/Block.tsx'
import { useKnown } from '#panel/shell/useLoaded.ts'
import { changeHabits, fieldsIn, habitsForm } from './habits.ts'
import { RegionExample } from './RegionExample.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const { names, months, ownMonths, ...FORMS } = REGION_FIELDS
const NAMES = { names, months, ownMonths }
const LANGUAGE_OF = new Map<DeclaredField, string>([
  // Others write dates in one order.
  [FORMS.dates, 'en'],
  [FORMS.spelling, 'en'],
  [FORMS.arabicDigits, 'ar'],
  [FORMS.urduDigits, 'ur'],
  [FORMS.bengaliDigits, 'bn'],
])

/** How the place writes: the country first, and what follows from it, each to be changed. */
export function RegionTab() {
  const { own = 'en', others = [] } = useKnown(languageSettings) ?? {}
  const read = [own, ...others]
  return (
    <Block title="How the site writes">
      <SettingsForm store={habitsForm} rows={6}>
        {form => (
          <>
            {own === locale().language && <RegionExample values={form.values} />}
            <div className="region-fields pile-l">
              <DeclaredFields<typeof FORMS>
                fields={fieldsIn(FORMS, form.values)}
                only={field => read.includes(LANGUAGE_OF.get(field) ?? own)}
                values={form.values}
                errors={form.errors}
                change={changed => changeHabits(changed, own)}
              />
              {/* Texts in other languages have names of their own. */}
              {read.includes('en') && (
                <details
                  className="folded"
                  open={
                    Object.keys(form.errors).some(path => /^(names|ownMonths)/.test(path)) ||
                    undefined
                  }
                >
                  <summary>
                    Names of prayers and months:{' '}
                    <span className="muted">{Object.values(form.values.names).join(', ')}</span>
                  </summary>
                  <div className="region-fields pile-l">
                    <DeclaredFields<typeof NAMES>
                      fields={NAMES}
                      values={form.values}
                      errors={form.errors}
                      change={changeHabits}
                    />
                  </div>
                </details>
              )}
            </div>
            <DocumentVersions
              form={form}
              store={habitsForm}
              original="The forms that the site came with"
              question={when => `Everything is written as it was saved ${when}.`}
            />
          </>
        )}
      </SettingsForm>
    </Block>
  )
}
