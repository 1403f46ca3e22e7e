import { type CountedRule, countedKind } from '#domain/prayer/iqama.ts'
import { ROUND_TO } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { nameOfWeekday } from '#domain/time/format.ts'
import { Select } from '#islands/ui/Select.tsx'
import { NumberField } from '#panel/fields/NumberField.tsx'
import { ruleTexts } from '#texts/prayerRules.ts'
import { usePrayerView } from './context.ts'
import { weekHint } from './rules/weekHint.ts'

const NONE = ''
/** Fridays first: most committees that change once a week change then. */
const WEEKDAYS = [5, 6, 0, 1, 2, 3, 4]

interface Props {
  rule: CountedRule
  prayer: PrayerName
  onChange: (rule: CountedRule) => void
}

/** The minutes of a rule, how they are rounded, and whether the iqama changes only once a week. */
export function CountedFields({ rule, prayer, onChange }: Props) {
  const { messages, today, zone, dayOf } = usePrayerView()
  const { roundTo, weekday, ...exact } = rule
  return (
    <>
      <NumberField
        label={countedKind(rule.kind).label}
        value={rule.minutes}
        error={messages['rule.minutes']}
        onChange={minutes => onChange({ ...rule, minutes })}
      />
      <div className="field-row">
        <Select
          label="In steps of"
          value={roundTo === undefined ? NONE : String(roundTo)}
          options={[
            { value: NONE, label: 'Every minute' },
            ...ROUND_TO.map(to => ({ value: String(to), label: ruleTexts.minutes(to) })),
          ]}
          onChange={value => {
            const to = ROUND_TO.find(known => String(known) === value)
            onChange({ ...exact, ...(to && { roundTo: to }), ...weekly(weekday) })
          }}
        />
        <Select
          label="A new time"
          value={weekday === undefined ? NONE : String(weekday)}
          options={[
            { value: NONE, label: 'Every day' },
            ...WEEKDAYS.map(day => ({
              value: String(day),
              label: `Only on ${nameOfWeekday(day)}s`,
            })),
          ]}
          onChange={value => {
            const day = value === NONE ? undefined : Number(value)
            onChange({ ...exact, ...(roundTo && { roundTo }), ...weekly(day) })
          }}
        />
      </div>
      {weekday !== undefined && (
        <p className="field-hint">{weekHint(rule, prayer, { today, zone, dayOf })}</p>
      )}
    </>
  )
}

const weekly = (weekday: number | undefined) => weekday !== undefined && { weekday }
