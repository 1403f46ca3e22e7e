import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { ClockField } from '#panel/fields/ClockField.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { hoursForm } from './push.ts'

/** When notifications wait, and when the changes of the next day are sent. */
export function HoursForm() {
  return (
    <SettingsForm store={hoursForm} rows={3}>
      {({ values }, change, bind) => (
        <>
          <Checkbox
            label="Quiet hours"
            hint="Janazah, urgent news and the moon come all the same."
            checked={values.isQuiet}
            onChange={isQuiet => change({ isQuiet })}
          />
          {values.isQuiet && (
            <div className="followers-pair halves pile-s">
              <ClockField label="From" {...bind('from')} />
              <ClockField label="Until" {...bind('until')} />
            </div>
          )}
          <div className="followers-pair halves pile-s">
            <ClockField
              label="Tomorrow’s changes of iqama"
              hint="Sent the evening before, at this time."
              {...bind('iqamaAt')}
            />
          </div>
        </>
      )}
    </SettingsForm>
  )
}
