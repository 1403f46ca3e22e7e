import { SITE_LABELS, siteTextMost } from '#domain/settings/siteSettings.ts'
import type { SiteTexts } from '#domain/settings/siteTexts.ts'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import type { Bind } from './SettingsForm.tsx'
import type { SiteValues } from './settings.ts'

interface Props {
  bind: Bind<SiteValues>
}

const limited = (name: keyof SiteTexts, bind: Props['bind']) => ({
  name,
  label: SITE_LABELS[name],
  maxLength: siteTextMost(name),
  ...bind(name),
})

/** The site's name, and what it is. */
export const NameFields = ({ bind }: Props) => (
  <>
    <TextField required {...limited('siteName', bind)} />
    <TextArea
      optional
      rows={3}
      hint="One or two sentences. Search engines show them under the name."
      {...limited('siteDescription', bind)}
    />
  </>
)

/** How visitors reach the mosque. */
export const ContactFields = ({ bind }: Props) => (
  <>
    <TextField optional autoComplete="street-address" {...limited('address', bind)} />
    <div className="field-row">
      <TextField optional type="tel" {...limited('phone', bind)} />
      <TextField optional type="email" {...limited('email', bind)} />
    </div>
  </>
)
