import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import type { DayOverride } from '#domain/prayer/settings.ts'
import { isCivilDate, weekday } from '#domain/time/civil.ts'
import { FRIDAY } from '#domain/time/units.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { ClockField } from '#panel/fields/ClockField.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { binding } from './bind.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { typeIntoForm } from './prayerSettings.ts'
import type { DayChange } from './rules/change.ts'
import type { Messages } from './rules/messages.ts'
import { jumuahOn } from './rules/opened.ts'
import { SlotsFields } from './SlotsFields.tsx'

/** Sets single times, Jumu'ah and a note for one day, such as a holiday. */
export function DayForm({ change }: { change: DayChange }) {
  const { settings, messages, today } = usePrayerView()
  const { day } = change
  const type = (part: Partial<DayOverride>) => typeIntoForm({ ...change, day: { ...day, ...part } })
  const bind = binding({ values: day, messages, at: '', onChange: type })
  const isFriday = isCivilDate(day.date) && weekday(day.date) === FRIDAY
  const usual = (isFriday && jumuahOn(settings, day.date, today)) || [{ time: '' }]
  return (
    <ChangeForm title="A single day">
      <div className="field-row">
        <TextField label="Day" type="date" {...bind('date')} />
        <TextField
          label="Note"
          optional
          {...bind('note')}
          hint="Visitors see it, for example ‘Eid al-Fitr’."
        />
      </div>
      <fieldset>
        <legend className="field-label">Iqama on this day</legend>
        <p className="field-hint">Blank times follow the rules.</p>
        <Clocks at="iqama" names={PRAYERS} {...{ day, messages, type }} />
      </fieldset>
      <details className="quiet-details" open={Object.values(day.athan ?? {}).some(Boolean)}>
        <summary>Set athan times by hand (rarely needed)</summary>
        <Clocks at="athan" names={DAY_TIMES} {...{ day, messages, type }} />
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
          date={day.date}
          onChange={jumuah => type({ jumuah })}
        />
      )}
    </ChangeForm>
  )
}

interface ClocksProps {
  at: 'athan' | 'iqama'
  names: readonly DayTimeName[]
  day: DayOverride
  messages: Messages
  type: (part: Partial<DayOverride>) => void
}

function Clocks({ at, names, day, messages, type }: ClocksProps) {
  const clocks: { [Name in DayTimeName]?: string | undefined } = day[at] ?? {}
  return (
    <div className="clocks">
      {names.map(name => (
        <ClockField
          key={name}
          label={prayerNames[name]}
          value={clocks[name] ?? ''}
          error={messages[`${at}.${name}`]}
          onChange={clock => type({ [at]: { ...clocks, [name]: clock } })}
        />
      ))}
    </div>
  )
}
