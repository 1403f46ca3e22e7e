import { useState } from 'react'
import type { Fields } from '#domain/declared/fields.ts'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { overrideInWords } from '#domain/prayer/inWords/single.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS } from '#domain/prayer/names.ts'
import { NOTE_MOST } from '#domain/prayer/prayerFields.ts'
import type { DayOverride } from '#domain/prayer/settings.ts'
import { FRIDAY, isCivilDate, weekday } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { capital } from '#locale/capital.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { editDraft, openForm, typeIntoForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { type DayChange, withoutDay } from './rules/change.ts'
import { jumuahOn } from './rules/opened.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { SlotsFields } from './SlotsFields.tsx'

/** Days with times of their own; past ones are folded away. */
export function DaysSection() {
  const { editing, today } = usePrayerView()
  const [showsPast, setShowsPast] = useState(false)
  const { draft, form } = editing
  const change = form?.change.kind === 'day' ? form.change : null
  const coming = draft.overrides.filter(({ date }) => date >= today)
  const past = draft.overrides.length - coming.length
  const next = coming[0]
  return (
    <SettingsSection
      title="Single days"
      summary={
        next ? `Next: ${dayInWords(next.date, today)}. ${overrideInWords(next)}.` : 'None planned.'
      }
      about={['overrides']}
      isOpenAtFirst={change !== null}
    >
      {() => (
        <div className="pile-2xs">
          <p className="muted">
            Times for one day alone, such as a holiday. They replace the rules on that day.
          </p>
          <ul className="bare rows">
            {draft.overrides.map((day, index) => {
              if (day.date < today && !showsPast) return null
              return (
                <RangeItem
                  key={day.date}
                  form={change?.replaces === day.date && <DayForm change={change} />}
                  text={overrideInWords(day)}
                  days={capital(dayInWords(day.date, today))}
                  isCurrent={day.date === today}
                  at={['overrides', index]}
                  name={dayInWords(day.date, today)}
                  onRemove={() => editDraft(now => withoutDay(now, day.date))}
                />
              )
            })}
          </ul>
          {change && change.replaces === undefined && <DayForm change={change} />}
          <div className="cluster">
            {(!change || change.replaces !== undefined) && (
              <Button
                kind="link"
                icon="plus"
                className="fitted"
                onClick={() => openForm({ kind: 'day', day: { date: '' } })}
              >
                Add a day
              </Button>
            )}
            {past > 0 && (
              <Button kind="link" onClick={() => setShowsPast(!showsPast)}>
                {showsPast ? 'Hide past days' : `Show ${past} past ${past === 1 ? 'day' : 'days'}`}
              </Button>
            )}
          </div>
        </div>
      )}
    </SettingsSection>
  )
}

const FIELDS = {
  date: { kind: 'date', label: 'Day', isHalf: true },
  note: {
    ...{ kind: 'line', label: 'Note', most: NOTE_MOST, isHalf: true },
    hint: 'Visitors see it, for example ‘Eid al-Fitr’.',
  },
} as const satisfies Fields
const clockOf = (name: DayTimeName) => ({ kind: 'clock', label: prayerNames[name] }) as const

/** Sets single times, Jumu'ah and a note for one day, such as a holiday. */
function DayForm({ change }: { change: DayChange }) {
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
