import { EID_LABELS } from '#domain/prayer/eid.ts'
import { type EidPrayer, MOST_EID_PRAYERS } from '#domain/prayer/seasonSettings.ts'
import { formatDay } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { ClockField } from './ClockField.tsx'
import { useFormMessages } from './context.ts'
import { typeIntoForm } from './prayerSettings.ts'
import type { Messages } from './rules/messages.ts'
import type { EidChange } from './rules/seasonChange.ts'

interface Props {
  change: EidChange
  /** The Eid's day, by the calendar or as fixed. */
  date: string
  onClose: () => void
}

/** One to five prayers of an Eid, on the day of the moon or on a fixed one. */
export function EidForm({ change, date, onClose }: Props) {
  const messages = useFormMessages()
  const { eid, festival } = change
  const type = (part: Partial<typeof eid>) => typeIntoForm({ ...change, eid: { ...eid, ...part } })
  const { date: fixed, ...following } = eid
  return (
    <ChangeForm title={`${EID_LABELS[festival]} prayers`} messages={messages} onClose={onClose}>
      <div className="slots">
        {eid.prayers.map((prayer, index) => (
          <PrayerFields
            // biome-ignore lint/suspicious/noArrayIndexKey: prayers have nothing else to tell them apart
            key={index}
            legend={eid.prayers.length > 1 ? `${ORDINALS[index]} prayer` : 'Prayer'}
            prayer={prayer}
            messages={messages}
            at={`prayers.${index}`}
            onChange={changed => type({ prayers: eid.prayers.with(index, changed) })}
            onRemove={
              eid.prayers.length > 1
                ? () => type({ prayers: eid.prayers.toSpliced(index, 1) })
                : undefined
            }
          />
        ))}
        {eid.prayers.length < MOST_EID_PRAYERS && (
          <Button
            icon="plus"
            className="add-field"
            onClick={() => type({ prayers: [...eid.prayers, { time: '' }] })}
          >
            Add another prayer
          </Button>
        )}
      </div>
      <Checkbox
        label="Fix the day"
        hint={
          fixed === undefined
            ? `Now ${formatDay(date)}. It moves when the month is confirmed a day earlier or later.`
            : 'The Eid stays on this day, whatever is confirmed.'
        }
        checked={fixed !== undefined}
        onChange={checked =>
          typeIntoForm({ ...change, eid: checked ? { ...eid, date } : following })
        }
      />
      {fixed !== undefined && (
        <TextField
          label="Day"
          type="date"
          value={fixed}
          error={messages.date}
          onChange={typed => type({ date: typed })}
        />
      )}
    </ChangeForm>
  )
}

interface FieldsProps {
  legend: string
  prayer: EidPrayer
  messages: Messages
  /** Where its messages are. */
  at: string
  onChange: (prayer: EidPrayer) => void
  onRemove: (() => void) | undefined
}

function PrayerFields({ legend, prayer, messages, at, onChange, onRemove }: FieldsProps) {
  const change = (part: Partial<EidPrayer>) => onChange({ ...prayer, ...part })
  return (
    <fieldset className="slot">
      <legend className="field-label">{legend}</legend>
      <div className="field-row">
        <ClockField
          label="Prayer time"
          value={prayer.time}
          error={messages[`${at}.time`]}
          onChange={time => change({ time })}
        />
        <ClockField
          label="Takbir from"
          optional
          value={prayer.takbir ?? ''}
          error={messages[`${at}.takbir`]}
          onChange={takbir => change({ takbir })}
        />
      </div>
      <div className="field-row">
        <TextField
          label="Place"
          optional
          value={prayer.place ?? ''}
          error={messages[`${at}.place`]}
          onChange={place => change({ place })}
        />
        <TextField
          label="Language"
          optional
          value={prayer.language ?? ''}
          error={messages[`${at}.language`]}
          onChange={language => change({ language })}
        />
      </div>
      <TextField
        label="Note"
        optional
        value={prayer.note ?? ''}
        error={messages[`${at}.note`]}
        hint="For example where to park, or what to do when it rains."
        onChange={note => change({ note })}
      />
      {onRemove && (
        <Button kind="link" className="add-field" onClick={onRemove}>
          Remove the {legend.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
