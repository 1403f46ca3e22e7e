import { SITE_LABELS } from '#domain/settings/siteSettings.ts'
import { TextField } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { LogoForm } from './LogoForm.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { ContactFields, NameFields } from './SiteFields.tsx'
import { siteForm } from './settings.ts'
import { ThemeField } from './ThemeField.tsx'

/** The site's theme, applied at once, and the site's own fields. */
export function GeneralTab() {
  return (
    <>
      <ThemeField />
      <Block title="The site">
        <SettingsForm store={siteForm} rows={5}>
          {({ stored, errors }, _, bind) => (
            <>
              <NameFields bind={bind} />
              <ContactFields bind={bind} />
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
                    label={SITE_LABELS.latitude}
                    {...bind('latitude')}
                  />
                  <TextField
                    required
                    inputMode="text"
                    hint="East of Greenwich; west is negative. New York is about -74."
                    label={SITE_LABELS.longitude}
                    {...bind('longitude')}
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
          )}
        </SettingsForm>
      </Block>
      <Folded className="folded block" summary="Logo">
        {() => <LogoForm />}
      </Folded>
    </>
  )
}
