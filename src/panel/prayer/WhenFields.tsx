import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { RANGE_FIELDS } from '#domain/prayer/prayerFields.ts'
import { RAMADAN } from '#domain/prayer/ramadan.ts'
import { inSeason } from '#domain/prayer/seasonalClock.ts'
import { addDays, isCivilDate, isDaylightTime } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { capital } from '#locale/capital.ts'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import type { OwnControlProps } from '#panel/fields/FieldControl.tsx'
import { usePrayerView } from './context.ts'
import { MonthField } from './MonthField.tsx'
import type { Days, IqamaChange, JumuahChange } from './rules/change.ts'
import { lastDayFrom, monthInForce, offeredDays, openedJumuah, ruleOfKind } from './rules/opened.ts'

interface Props {
  change: IqamaChange
  onChange: (change: IqamaChange) => void
}

/**
 * When a new rule applies: from today, tomorrow or Friday, from a date, in a Hijri month, or on one day
 * alone. From a day on which a rule of a Hijri month is in force, it is for that month too.
 */
export function WhenFields({ change, onChange }: Props) {
  const { editing, messages, today, clock, zone, dayOf, savedDayOf } = usePrayerView()
  const name = useId()
  const { when, from, prayer, rule } = change
  const tomorrow = addDays(today, 1)
  const days = offeredDays(prayer, savedDayOf, { date: today, clock })
  // Its iqama may begin while the form is open.
  const offered = [...new Set(when === 'offered' ? [...days, from].sort() : days)]
  /** The date of a choice; typing one makes the choice. */
  const dayField = (of: 'date' | 'day') => (
    <TextField
      label={<span className="visually-hidden">{of === 'day' ? 'Day' : 'First day'}</span>}
      type="date"
      value={when === of ? from : ''}
      error={when === of ? messages.from : undefined}
      onChange={typed =>
        onChange(of === 'day' ? { ...change, from: typed } : { ...startingOn(typed), when: of })
      }
    />
  )
  const choice = (checked: boolean, label: ReactNode, next: IqamaChange) => (
    <Choice name={name} checked={checked} label={label} onChoose={() => onChange(next)} />
  )
  const startingOn = (day: string): IqamaChange => ({
    ...change,
    from: day,
    until: lastDayFrom(editing.draft, prayer, change, { day, today }),
    hijriMonth: monthInForce(editing.draft, prayer, day, today),
  })
  const onOneDay = (): IqamaChange => {
    const fixed = ruleOfKind('fixed', rule, prayer, dayOf(from || tomorrow)) as Fixed
    const time = inSeason(fixed.time, isDaylightTime(from || tomorrow, zone))
    const day = { when: 'day', from: from || tomorrow, until: '', hijriMonth: undefined } as const
    return { ...change, ...day, rule: { kind: 'fixed', time } }
  }
  return (
    <fieldset className="when small">
      <legend className="field-label">When</legend>
      {offered.map(day => (
        <div key={day}>
          {choice(when === 'offered' && from === day, `From ${dayInWords(day, today)}`, {
            ...startingOn(day),
            when: 'offered',
          })}
        </div>
      ))}
      <div>
        {choice(when === 'date', 'From another day', {
          ...startingOn(from || tomorrow),
          when: 'date',
        })}
        {dayField('date')}
      </div>
      <div>
        {choice(when === 'month', 'Every year in Ramadan or another Hijri month', {
          ...change,
          ...{ when: 'month', from: '', until: '', hijriMonth: change.hijriMonth ?? RAMADAN },
        })}
        {when === 'month' && (
          <MonthField
            label="Hijri month"
            value={change.hijriMonth}
            hint={
              prayer === 'isha'
                ? 'It follows the months that you confirm, from the evening before the first day on. The rest of the year keeps its rules.'
                : 'It follows the months that you confirm. The rest of the year keeps its rules.'
            }
            onChange={hijriMonth => onChange({ ...change, hijriMonth })}
          />
        )}
      </div>
      <div>
        {choice(when === 'day', 'Only on one day', onOneDay())}
        {when === 'day' && dayField('day')}
      </div>
      {when !== 'day' && when !== 'month' && (
        <UntilField
          value={change.until}
          error={messages.until}
          onChange={until => onChange({ ...change, until })}
        />
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  checked: boolean
  label: ReactNode
  onChoose: () => void
}

const Choice = ({ name, checked, label, onChoose }: ChoiceProps) => (
  <label className="choice">
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{label}</span>
  </label>
)

interface FridayProps {
  change: JumuahChange
  onChange: (ends: Days) => void
  /** The days that are chosen otherwise. */
  children: ReactNode
}

/** On which Fridays new Jumu'ah times are: from one on, on that one alone, or on others. */
export function FridayFields({ change, onChange, children }: FridayProps) {
  const { editing, today, friday } = usePrayerView()
  const name = useId()
  const [first] = useState(isCivilDate(change.from) ? change.from : friday)
  const lasting = openedJumuah(editing.draft, first, today)
  const isFirst = change.from === first && change.hijriMonth === lasting.hijriMonth
  const [isOther, setOther] = useState(false)
  const isOnly = isFirst && !isOther && change.until === first
  const isOnward = isFirst && !isOther && !isOnly && change.until === lasting.until
  const choose = (until: string) => {
    setOther(false)
    onChange({ from: first, until, hijriMonth: lasting.hijriMonth })
  }
  return (
    <fieldset className="when small">
      <legend className="field-label">When</legend>
      <Choice
        name={name}
        checked={isOnward}
        label={`From ${dayInWords(first, today)}`}
        onChoose={() => choose(lasting.until)}
      />
      <Choice
        name={name}
        checked={isOnly}
        label={capital(`${dayInWords(first, today)} only`)}
        onChoose={() => choose(first)}
      />
      <Choice
        name={name}
        checked={!(isOnward || isOnly)}
        label="Other days or months"
        onChoose={() => setOther(true)}
      />
      {!(isOnward || isOnly) && children}
    </fieldset>
  )
}

type Fixed = Extract<IqamaRule, { kind: 'fixed' }>

interface UntilProps {
  value: string
  error: string | undefined
  onChange: (until: string) => void
}

/** The last day, behind a button: most rules have none. */
function UntilField({ value, error, onChange }: UntilProps) {
  const [open, setOpen] = useState(value !== '')
  const field = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the button is pressed
  useEffect(() => {
    if (open && !value) field.current?.querySelector('input')?.focus()
  }, [open])
  if (!open && !value) {
    return (
      <Button kind="link" className="fitted" onClick={() => setOpen(true)}>
        Add a last day
      </Button>
    )
  }
  return (
    <div ref={field}>
      <TextField
        label="Last day"
        optional
        type="date"
        value={value}
        error={error}
        hint="After this day the earlier rule applies again."
        onChange={onChange}
      />
    </div>
  )
}

interface EndsProps {
  ends: Days
  onChange: (ends: Days) => void
}

const OWN = {
  hijriMonth: ({ field, value, change }: OwnControlProps) => (
    <MonthField
      label={field.label}
      optional
      value={value as number | undefined}
      onChange={change}
    />
  ),
}

/** Both ends of a range, either of which may be open, and the months in which it applies. */
export const EndsFields = ({ ends, onChange }: EndsProps) => (
  <DeclaredFields
    fields={RANGE_FIELDS}
    values={ends}
    errors={usePrayerView().messages}
    change={part => onChange({ ...ends, ...part })}
    own={OWN}
  />
)
