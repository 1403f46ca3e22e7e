import { TARAWIH_FIELDS } from '#domain/prayer/prayerFields.ts'
import { MOST_TARAWIH, type TarawihSetting } from '#domain/prayer/seasonSettings.ts'
import { Select } from '#islands/ui/Select.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView, useSeasons } from './context.ts'
import { PrayerList } from './PrayerList.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { Messages } from './rules/messages.ts'
import { afterIshaOf, type TarawihChange } from './rules/seasonChange.ts'
import { SeasonalClockField } from './SeasonalClockField.tsx'

const USUAL_MINUTES = 15

/** The Tarawih prayers of every night of Ramadan, and those of the last ten. */
export function TarawihForm({ change }: { change: TarawihChange }) {
  const { messages } = usePrayerView()
  const { tarawih } = change
  return (
    <ChangeForm title="Tarawih">
      <PrayerList
        prayers={tarawih}
        name="prayer"
        single="Prayer"
        least={0}
        most={MOST_TARAWIH}
        addLabel="Add a prayer"
        added={{ time: { afterIsha: USUAL_MINUTES } }}
        onChange={changed => typeIntoForm({ ...change, tarawih: changed })}
      >
        {(prayer, index, changePrayer) => (
          <PrayerFields
            values={prayer}
            errors={errorsUnder(messages, `${index}`)}
            onChange={changePrayer}
          />
        )}
      </PrayerList>
    </ChangeForm>
  )
}

interface PrayerProps {
  values: TarawihSetting
  errors: Messages
  onChange: (part: Partial<TarawihSetting>) => void
}

function PrayerFields({ values, errors, onChange }: PrayerProps) {
  const seasons = useSeasons()
  const { time } = values
  const minutes = afterIshaOf(time)
  return (
    <>
      <Select
        label="When"
        value={minutes === undefined ? 'clock' : 'after'}
        options={[
          { value: 'after', label: 'Minutes after Isha’s iqama' },
          { value: 'clock', label: 'At a time of the clock' },
        ]}
        onChange={kind => onChange({ time: kind === 'clock' ? '' : { afterIsha: USUAL_MINUTES } })}
      />
      {typeof time === 'object' && 'afterIsha' in time ? (
        <NumberField
          label="Minutes after Isha’s iqama"
          value={time.afterIsha}
          error={errors.time ?? errors['time.afterIsha']}
          onChange={afterIsha => onChange({ time: { afterIsha } })}
        />
      ) : (
        <SeasonalClockField
          label="Time"
          value={time}
          messages={errors}
          at="time"
          seasons={seasons}
          onChange={clock => onChange({ time: clock })}
        />
      )}
      <DeclaredFields fields={TARAWIH_FIELDS} values={values} errors={errors} change={onChange} />
    </>
  )
}
