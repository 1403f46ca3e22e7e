import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { HABITS_FIELDS } from '#domain/habits/habits.ts'
import type { Languages } from '#domain/languages/stored.ts'
import { CONTACT_FIELDS, NAME_FIELDS } from '#domain/settings/siteSettings.ts'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { locale } from '#locale/locale.ts'
import { TRANSLATED } from '#locale/translated.ts'
import type { ReadyForm } from '#panel/editing/form.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { SiteCard } from '#panel/pages/SiteCard.tsx'
import { structureForm } from '#panel/pages/structure.ts'
import { changeHabits, fieldsIn, followLanguage, habitsForm } from '#panel/settings/habits.ts'
import { named, translationHint } from '#panel/settings/LanguagesTab.tsx'
import { languagesForm } from '#panel/settings/languages.ts'
import { RegionExample } from '#panel/settings/RegionExample.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { givingForm } from '#panel/settings/sectionForms.ts'
import { siteForm } from '#panel/settings/settings.ts'

/** The site's name, and what it is. */
export function NameStep() {
  return (
    <SettingsForm isPart store={siteForm} rows={2}>
      {({ values, errors }, change) => (
        <DeclaredFields<typeof NAME_FIELDS> fields={NAME_FIELDS} {...{ values, errors, change }} />
      )}
    </SettingsForm>
  )
}

const { country, clock, dates, charity, charityNumber, charityWords, giftAid } = HABITS_FIELDS
const BY_LAW = { charity, charityNumber, charityWords, giftAid }

/** Country and language, and what visitors would read with what is usual there. */
export function CountryStep() {
  const languages = useStore(languagesForm.$form)
  useEffect(() => void languagesForm.load(), [])
  const { language } = locale()
  const own = languages.state === 'ready' ? languages.values.own : language
  return (
    <SettingsForm isPart store={habitsForm} rows={4}>
      {({ values, errors }) => (
        <>
          <DeclaredFields
            fields={{ country }}
            values={{ country: values.country }}
            errors={errors}
            change={changed => changeHabits(changed, own)}
          />
          {languages.state === 'ready' && <LanguageField {...languages} />}
          <div className="region-fields pile-l">
            <DeclaredFields
              fields={{ clock, dates }}
              only={field => field !== dates || own === 'en'}
              values={{ clock: values.clock, dates: values.dates }}
              errors={errors}
              change={changeHabits}
            />
          </div>
          {own === language && <RegionExample values={values} />}
        </>
      )}
    </SettingsForm>
  )
}

function LanguageField({
  values: { own, others },
  problem,
}: Pick<ReadyForm<Languages, unknown>, 'values' | 'problem'>) {
  return (
    <>
      <Select
        label="Language of the site"
        hint={translationHint(own)}
        value={own}
        options={Object.keys(TRANSLATED).map(value => ({ value, label: named(value) }))}
        onChange={next => {
          followLanguage(own, next)
          languagesForm.change({ own: next, others: others.filter(one => one !== next) })
        }}
      />
      <ErrorNotice text={problem} />
    </>
  )
}

/** Whether there is a school, and where its pages are. */
export function SchoolStep() {
  return (
    <SettingsForm isPart store={structureForm} rows={1}>
      {({ values, errors }) => (
        <SiteCard id="school" {...values} errors={errorsUnder({ ...errors }, 'structure')} />
      )}
    </SettingsForm>
  )
}

/** How visitors reach the mosque. */
export function ContactStep() {
  return (
    <SettingsForm isPart store={siteForm} rows={3}>
      {({ values, errors }, change) => (
        <DeclaredFields<typeof CONTACT_FIELDS>
          fields={CONTACT_FIELDS}
          {...{ values, errors, change }}
        />
      )}
    </SettingsForm>
  )
}

/** Where the donation buttons lead, and what the mosque is by law. */
export function GivingStep() {
  return (
    <>
      <SettingsForm isPart store={givingForm} rows={1}>
        {(_, __, bind) => (
          <TextField
            optional
            type="url"
            label="Donation page address"
            placeholder="https://"
            hint="From your bank, PayPal, LaunchGood or another service that collects for you. Open it in another tab and copy its address."
            {...bind('content')}
          />
        )}
      </SettingsForm>
      <SettingsForm isPart store={habitsForm} rows={1}>
        {({ values, errors }) => (
          <div className="region-fields pile-l">
            <DeclaredFields<typeof BY_LAW>
              fields={fieldsIn(BY_LAW, values)}
              values={values}
              errors={errors}
              change={changeHabits}
            />
          </div>
        )}
      </SettingsForm>
    </>
  )
}
