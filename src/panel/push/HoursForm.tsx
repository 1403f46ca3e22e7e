import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { ClockField } from '#panel/fields/ClockField.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { hoursForm } from './push.ts'

/** When notifications wait, and when the changes of the next day are sent. */
export function HoursForm() {
  return (
    <SettingsForm store={hoursForm} rows={3}>
      {({ values, errors }, change) => (
        <>
          <Checkbox
            label="Quiet hours"
            hint="Janazah, urgent news and the moon come all the same."
            checked={values.isQuiet}
            onChange={isQuiet => change({ isQuiet })}
          />
          {values.isQuiet && (
            <div className="followers-pair">
              <ClockField
                label="From"
                value={values.from}
                error={errors.from}
                onChange={from => change({ from })}
              />
              <ClockField
                label="Until"
                value={values.until}
                error={errors.until}
                onChange={until => change({ until })}
              />
            </div>
          )}
          <div className="followers-pair">
            <ClockField
              label="Tomorrow’s changes of iqama"
              hint="Sent the evening before, at this time."
              value={values.iqamaAt}
              error={errors.iqamaAt}
              onChange={iqamaAt => change({ iqamaAt })}
            />
          </div>
        </>
      )}
    </SettingsForm>
  )
}
