import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { Backup } from './Backup.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { type SiteValues, siteForm } from './settings.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

/** The site's theme, applied at once, and the site's own fields. */
export function GeneralTab() {
  return (
    <>
      <ThemeChoice />
      <section className="block" aria-labelledby="site-title">
        <h2 id="site-title">The site</h2>
        <SettingsForm store={siteForm} rows={5}>
          {({ values, errors, stored }, change) => {
            const text = (name: keyof SiteValues) => ({
              name,
              value: values[name],
              error: errors[name],
              onChange: (value: string) => change({ [name]: value }),
            })
            return (
              <>
                <TextField
                  label="Name of the center"
                  maxLength={80}
                  required
                  {...text('siteName')}
                />
                <TextArea
                  label="Description"
                  optional
                  rows={3}
                  maxLength={300}
                  hint="One or two sentences. Search engines show them under the name."
                  {...text('siteDescription')}
                />
                <TextField
                  label="Address"
                  optional
                  maxLength={200}
                  autoComplete="street-address"
                  {...text('address')}
                />
                <div className="field-row">
                  <TextField label="Phone" optional type="tel" maxLength={40} {...text('phone')} />
                  <TextField label="Email" optional type="email" {...text('email')} />
                </div>
                <div className="field-row">
                  <TextField
                    label="Latitude"
                    required
                    inputMode="text"
                    hint="Degrees, north positive. Prayer times are computed for this place."
                    {...text('latitude')}
                  />
                  <TextField
                    label="Longitude"
                    required
                    inputMode="text"
                    hint="Degrees, east positive. New York is about -74."
                    {...text('longitude')}
                  />
                </div>
                <TextField
                  label="Time zone"
                  readOnly
                  value={stored.settings.timezone}
                  hint="Belongs to the prayer settings; shown here only."
                />
              </>
            )
          }}
        </SettingsForm>
      </section>
      <Backup />
    </>
  )
}
