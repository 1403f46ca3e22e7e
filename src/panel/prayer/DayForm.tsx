import { DAY_TIMES, LABELS, PRAYERS } from '#domain/prayer/names.ts'
import type { DayOverride } from '#domain/prayer/settings.ts'
import { isCivilDate, weekday } from '#domain/time/civil.ts'
import { FRIDAY } from '#domain/time/units.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ClockField } from '#panel/fields/ClockField.tsx'
import { ChangeForm } from './ChangeForm.tsx'
import { useFormMessages, usePrayerView } from './context.ts'
import { typeIntoForm } from './prayerSettings.ts'
import type { DayChange } from './rules/change.ts'
import { jumuahOn } from './rules/opened.ts'
import { SlotsFields } from './SlotsFields.tsx'

interface Props {
  change: DayChange
  onClose: () => void
}

/** Sets single times, Jumu'ah and a note for one day, such as a holiday. */
export function DayForm({ change, onClose }: Props) {
  const { settings, today } = usePrayerView()
  const messages = useFormMessages()
  const { day } = change
  const type = (part: Partial<DayOverride>) => typeIntoForm({ ...change, day: { ...day, ...part } })
  const isFriday = isCivilDate(day.date) && weekday(day.date) === FRIDAY
  const usual = (isFriday && jumuahOn(settings, day.date, today)) || [{ time: '' }]
  return (
    <ChangeForm title="A single day" messages={messages} onClose={onClose}>
      <div className="field-row">
        <TextField
          label="Day"
          type="date"
          value={day.date}
          error={messages.date}
          onChange={date => type({ date })}
        />
        <TextField
          label="Note"
          optional
          value={day.note ?? ''}
          error={messages.note}
          hint="Visitors see it, for example ‘Eid al-Fitr’."
          onChange={note => type({ note })}
        />
      </div>
      <fieldset>
        <legend className="field-label">Iqama on this day</legend>
        <p className="field-hint">Blank times follow the rules.</p>
        <div className="clocks">
          {PRAYERS.map(prayer => (
            <ClockField
              key={prayer}
              label={LABELS[prayer]}
              value={day.iqama?.[prayer] ?? ''}
              error={messages[`iqama.${prayer}`]}
              onChange={clock => type({ iqama: { ...day.iqama, [prayer]: clock } })}
            />
          ))}
        </div>
      </fieldset>
      <details className="quiet-details" open={Object.values(day.athan ?? {}).some(Boolean)}>
        <summary>Set athan times by hand (rarely needed)</summary>
        <div className="clocks">
          {DAY_TIMES.map(name => (
            <ClockField
              key={name}
              label={LABELS[name]}
              value={day.athan?.[name] ?? ''}
              error={messages[`athan.${name}`]}
              onChange={clock => type({ athan: { ...day.athan, [name]: clock } })}
            />
          ))}
        </div>
      </details>
      {(isFriday || day.jumuah) && (
        <Checkbox
          label="Different Jumu'ah times on this Friday"
          checked={day.jumuah !== undefined}
          onChange={checked =>
            type({ jumuah: checked ? usual.map(slot => structuredClone(slot)) : undefined })
          }
        />
      )}
      {messages.jumuah && <p className="field-error">{messages.jumuah}</p>}
      {day.jumuah && (
        <SlotsFields
          slots={day.jumuah}
          messages={messages}
          at="jumuah"
          least={0}
          oneDay
          onChange={jumuah => type({ jumuah })}
        />
      )}
    </ChangeForm>
  )
}
