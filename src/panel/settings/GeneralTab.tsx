import { CONTACT_FIELDS, DEGREE_FIELDS, NAME_FIELDS } from '#domain/settings/siteSettings.ts'
import { TextField } from '#islands/ui/TextField.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { LogoForm } from './LogoForm.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { siteForm } from './settings.ts'
import { ThemeField } from './ThemeField.tsx'

const TEXTS = { ...NAME_FIELDS, ...CONTACT_FIELDS }

/** The site's theme, applied at once, and the site's own fields. */
export function GeneralTab() {
  return (
    <>
      <ThemeField />
      <Block title="The site">
        <SettingsForm store={siteForm} rows={5}>
          {({ stored, values, errors }, change) => (
            <>
              <DeclaredFields<typeof TEXTS> fields={TEXTS} {...{ values, errors, change }} />
              <details
                className="folded"
                open={errors.latitude || errors.longitude ? true : undefined}
              >
                <summary>Place on the map, time zone</summary>
                <DeclaredFields<typeof DEGREE_FIELDS>
                  fields={DEGREE_FIELDS}
                  {...{ values, errors, change }}
                />
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
