import { type JumuahSlotSetting, MOST_SLOTS } from '#domain/prayer/settings.ts'
import { isDaylightTime } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { SeasonalClockField } from './ClockField.tsx'
import { usePrayerView } from './context.ts'
import type { Messages } from './rules/messages.ts'

interface Props {
  slots: readonly JumuahSlotSetting[]
  messages: Messages
  /** Where the slots' messages are shown: 'slots' or 'day.jumuah'. */
  at: string
  /** The fewest slots that may be left. */
  least: 0 | 1
  /** One day alone has one season. */
  oneDay?: boolean
  onChange: (slots: JumuahSlotSetting[]) => void
}

/** One to five Jumu'ah prayers with khutbah, language and label. */
export function SlotsFields({ slots, messages, at, least, oneDay, onChange }: Props) {
  const { settings, today } = usePrayerView()
  const seasons =
    !oneDay &&
    ['01', '07'].some(month =>
      isDaylightTime(`${today.slice(0, 4)}-${month}-01`, settings.place.timeZone),
    )
  const change = (index: number, slot: JumuahSlotSetting) => onChange(slots.with(index, slot))
  return (
    <div className="slots">
      {slots.map((slot, index) => {
        const message = (field: string) => messages[`${at}.${index}.${field}`]
        const errors = (field: string) => ({
          own: message(field),
          standard: message(`${field}.standard`),
          daylight: message(`${field}.daylight`),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have nothing else to tell them apart
          <fieldset key={index} className="slot">
            <legend className="field-label">{ORDINALS[index]} Jumu’ah</legend>
            <SeasonalClockField
              label="Prayer"
              value={slot.time}
              errors={errors('time')}
              seasons={seasons}
              onChange={time => change(index, { ...slot, time })}
            />
            <SeasonalClockField
              label="Khutbah"
              optional
              value={slot.khutbah ?? ''}
              errors={errors('khutbah')}
              seasons={false}
              onChange={khutbah => change(index, { ...slot, khutbah })}
            />
            <div className="field-row">
              <TextField
                label="Language"
                optional
                value={slot.language ?? ''}
                error={message('language')}
                onChange={language => change(index, { ...slot, language })}
              />
              <TextField
                label="Label"
                optional
                value={slot.label ?? ''}
                error={message('label')}
                onChange={label => change(index, { ...slot, label })}
              />
            </div>
            <TextField
              label="Place"
              optional
              value={slot.place ?? ''}
              error={message('place')}
              hint="When it is not in the main hall, for example ‘Second hall’."
              onChange={place => change(index, { ...slot, place })}
            />
            {slots.length > least && (
              <Button
                kind="link"
                className="add-field"
                onClick={() => onChange(slots.toSpliced(index, 1))}
              >
                Remove the {ORDINALS[index]?.toLowerCase()} Jumu’ah
              </Button>
            )}
          </fieldset>
        )
      })}
      {slots.length < MOST_SLOTS && (
        <Button
          icon="plus"
          className="add-field"
          onClick={() => onChange([...slots, { time: '' }])}
        >
          Add a Jumu’ah
        </Button>
      )}
    </div>
  )
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
