import { SITE_LABELS, siteTextMost } from '#domain/settings/siteSettings.ts'
import type { SiteTexts } from '#domain/settings/siteTexts.ts'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { givingForm } from '#panel/settings/sectionForms.ts'
import { siteDifferences, siteForm } from '#panel/settings/settings.ts'

/** The site's name, and what it is. */
export function NameStep() {
  return (
    <SettingsForm isPart store={siteForm} rows={2} differencesOf={siteDifferences}>
      {(_, __, bind) => (
        <>
          <TextField required {...labeled('siteName')} {...bind('siteName')} />
          <TextArea
            optional
            rows={3}
            hint="One or two sentences. Search engines show them under the name."
            {...labeled('siteDescription')}
            {...bind('siteDescription')}
          />
        </>
      )}
    </SettingsForm>
  )
}

/** How visitors reach the mosque. */
export function ContactStep() {
  return (
    <SettingsForm isPart store={siteForm} rows={3} differencesOf={siteDifferences}>
      {(_, __, bind) => (
        <>
          <TextField
            optional
            autoComplete="street-address"
            {...labeled('address')}
            {...bind('address')}
          />
          <TextField optional type="tel" {...labeled('phone')} {...bind('phone')} />
          <TextField optional type="email" {...labeled('email')} {...bind('email')} />
        </>
      )}
    </SettingsForm>
  )
}

/** Where the donation buttons lead. */
export function GivingStep() {
  return (
    <SettingsForm isPart store={givingForm} rows={1}>
      {(_, __, bind) => (
        <TextField
          optional
          type="url"
          label="Donation page address"
          placeholder="https://"
          hint="Of your bank, PayPal, LaunchGood or whoever collects for you. Open it in another tab and copy its address."
          {...bind('content')}
        />
      )}
    </SettingsForm>
  )
}

const labeled = (name: keyof SiteTexts) => ({
  name,
  label: SITE_LABELS[name],
  maxLength: siteTextMost(name),
})
