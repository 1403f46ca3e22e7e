import type { Fields } from '#domain/declared/fields.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import { NOTE_MOST } from '#domain/prayer/prayerFields.ts'
import type { DayOverride } from '#domain/prayer/settings.ts'
import { FRIDAY, isCivilDate, weekday } from '#domain/time/civil.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { typeIntoForm } from './prayerSettings.ts'
import type { DayChange } from './rules/change.ts'
import { jumuahOn } from './rules/opened.ts'
import { SlotsFields } from './SlotsFields.tsx'

const FIELDS = {
  date: { kind: 'date', label: 'Day', isHalf: true },
  note: {
    ...{ kind: 'line', label: 'Note', most: NOTE_MOST, isHalf: true },
    hint: 'Visitors see it, for example ‘Eid al-Fitr’.',
  },
} as const satisfies Fields
const clockOf = (name: DayTimeName) => ({ kind: 'clock', label: prayerNames[name] }) as const

/** Sets single times, Jumu'ah and a note for one day, such as a holiday. */
export function DayForm({ change }: { change: DayChange }) {
  const { settings, messages, today } = usePrayerView()
  const { day } = change
  const type = (part: Partial<DayOverride>) => typeIntoForm({ ...change, day: { ...day, ...part } })
  const isFriday = isCivilDate(day.date) && weekday(day.date) === FRIDAY
  const usual = (isFriday && jumuahOn(settings, day.date, today)) || [{ time: '' }]
  const clocks = (at: 'athan' | 'iqama', names: readonly DayTimeName[]) => (
    <div className="clocks">
      <DeclaredFields
        fields={Object.fromEntries(names.map(name => [name, clockOf(name)]))}
        values={day[at] ?? {}}
        errors={errorsUnder(messages, at)}
        change={changed => type({ [at]: { ...day[at], ...changed } })}
      />
    </div>
  )
  return (
    <ChangeForm title="A single day">
      <DeclaredFields fields={FIELDS} values={day} errors={messages} change={type} />
      <fieldset>
        <legend className="field-label">Iqama on this day</legend>
        <p className="field-hint">Blank times follow the rules.</p>
        {clocks('iqama', PRAYERS)}
      </fieldset>
      <details className="quiet-details" open={Object.values(day.athan ?? {}).some(Boolean)}>
        <summary>Set athan times by hand (rarely needed)</summary>
        {clocks('athan', DAY_TIMES)}
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
