import { MOST_TARAWIH, type TarawihSetting } from '#domain/prayer/seasonSettings.ts'
import { isDaylightTime } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { SeasonalClockField } from './ClockField.tsx'
import { useFormMessages, usePrayerView } from './context.ts'
import { NumberField } from './NumberField.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { Messages } from './rules/messages.ts'
import { afterIshaOf, type TarawihChange } from './rules/seasonChange.ts'

const USUAL_MINUTES = 15

interface Props {
  change: TarawihChange
  onClose: () => void
}

/** The Tarawih prayers of every night of Ramadan, and those of the last ten. */
export function TarawihForm({ change, onClose }: Props) {
  const messages = useFormMessages()
  const { tarawih } = change
  const type = (changed: TarawihSetting[]) => typeIntoForm({ ...change, tarawih: changed })
  return (
    <ChangeForm title="Tarawih" messages={messages} onClose={onClose}>
      <div className="slots">
        {tarawih.map((prayer, index) => (
          <PrayerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: prayers have nothing else to tell them apart
            key={index}
            legend={tarawih.length > 1 ? `${ORDINALS[index]} prayer` : 'Prayer'}
            prayer={prayer}
            messages={messages}
            at={`tarawih.${index}`}
            onChange={changed => type(tarawih.with(index, changed))}
            onRemove={() => type(tarawih.toSpliced(index, 1))}
          />
        ))}
        {tarawih.length < MOST_TARAWIH && (
          <Button
            icon="plus"
            className="add-field"
            onClick={() => type([...tarawih, { time: { afterIsha: USUAL_MINUTES } }])}
          >
            Add a prayer
          </Button>
        )}
      </div>
    </ChangeForm>
  )
}

interface FieldsProps {
  legend: string
  prayer: TarawihSetting
  messages: Messages
  /** Where its messages are. */
  at: string
  onChange: (prayer: TarawihSetting) => void
  onRemove: () => void
}

function PrayerFields({ legend, prayer, messages, at, onChange, onRemove }: FieldsProps) {
  const { settings, today } = usePrayerView()
  const change = (part: Partial<TarawihSetting>) => onChange({ ...prayer, ...part })
  const { time } = prayer
  const minutes = afterIshaOf(time)
  const seasons = ['01', '07'].some(month =>
    isDaylightTime(`${today.slice(0, 4)}-${month}-01`, settings.place.timeZone),
  )
  return (
    <fieldset className="slot">
      <legend className="field-label">{legend}</legend>
      <Select
        label="When"
        value={minutes === undefined ? 'clock' : 'after'}
        options={[
          { value: 'after', label: 'Minutes after Isha’s iqama' },
          { value: 'clock', label: 'At a time of the clock' },
        ]}
        onChange={kind => change({ time: kind === 'clock' ? '' : { afterIsha: USUAL_MINUTES } })}
      />
      {typeof time === 'object' && 'afterIsha' in time ? (
        <NumberField
          label="Minutes after Isha’s iqama"
          value={time.afterIsha}
          error={messages[`${at}.time`] ?? messages[`${at}.time.afterIsha`]}
          onChange={afterIsha => change({ time: { afterIsha } })}
        />
      ) : (
        <SeasonalClockField
          label="Time"
          value={time}
          errors={{
            own: messages[`${at}.time`],
            standard: messages[`${at}.time.standard`],
            daylight: messages[`${at}.time.daylight`],
          }}
          seasons={seasons}
          onChange={clock => change({ time: clock })}
        />
      )}
      <div className="field-row">
        <TextField
          label="Place"
          optional
          value={prayer.place ?? ''}
          error={messages[`${at}.place`]}
          onChange={place => change({ place })}
        />
        <TextField
          label="Name"
          optional
          value={prayer.label ?? ''}
          error={messages[`${at}.label`]}
          hint="If it is not called Tarawih, for example Qiyam."
          onChange={label => change({ label })}
        />
      </div>
      <Checkbox
        label="Only on the last ten nights"
        checked={prayer.lastTen ?? false}
        onChange={lastTen => change({ lastTen })}
      />
      <Button kind="link" className="add-field" onClick={onRemove}>
        Remove the {legend.toLowerCase()}
      </Button>
    </fieldset>
  )
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
