import { SITE_LABELS, siteTextMost } from '#domain/settings/siteSettings.ts'
import type { SiteTexts } from '#domain/settings/siteTexts.ts'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { LogoForm } from './LogoForm.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { type SiteValues, siteForm } from './settings.ts'
import { ThemeField } from './ThemeField.tsx'

/** The site's theme, applied at once, and the site's own fields. */
export function GeneralTab() {
  return (
    <>
      <ThemeField />
      <Block title="The site">
        <SettingsForm store={siteForm} rows={5}>
          {({ stored, errors }, _, bind) => {
            const text = (name: keyof SiteValues) => ({
              name,
              label: SITE_LABELS[name],
              ...bind(name),
            })
            const limited = (name: keyof SiteTexts) => ({
              ...text(name),
              maxLength: siteTextMost(name),
            })
            return (
              <>
                <TextField required {...limited('siteName')} />
                <TextArea
                  optional
                  rows={3}
                  hint="One or two sentences. Search engines show them under the name."
                  {...limited('siteDescription')}
                />
                <TextField optional autoComplete="street-address" {...limited('address')} />
                <div className="field-row">
                  <TextField optional type="tel" {...limited('phone')} />
                  <TextField optional type="email" {...limited('email')} />
                </div>
                <details
                  className="folded"
                  open={errors.latitude || errors.longitude ? true : undefined}
                >
                  <summary>Place on the map, time zone</summary>
                  <div className="field-row">
                    <TextField
                      required
                      inputMode="text"
                      hint="North of the equator; south is negative. Prayer times are computed for this place."
                      {...text('latitude')}
                    />
                    <TextField
                      required
                      inputMode="text"
                      hint="East of Greenwich; west is negative. New York is about -74."
                      {...text('longitude')}
                    />
                  </div>
                  <TextField
                    label="Time zone"
                    readOnly
                    value={stored.settings.timezone}
                    hint="It follows the place: search for your city under Prayer times, Place and calculation."
                  />
                </details>
              </>
            )
          }}
        </SettingsForm>
      </Block>
      <Folded className="folded block" summary="Logo">
        {() => <LogoForm />}
      </Folded>
    </>
  )
}
