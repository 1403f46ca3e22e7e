import { useState } from 'react'
import type { Fields } from '#domain/declared/fields.ts'
import { cleanRule } from '#domain/prayer/inWords/clean.ts'
import { rangeInWords } from '#domain/prayer/inWords/days.ts'
import {
  AT_ATHAN,
  isCounted,
  kindChoices,
  ruleClocks,
  ruleInWords,
  withClock,
} from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { seasons as seasonsOf } from '#domain/prayer/seasonalClock.ts'
import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { same as isSame } from '#panel/editing/merge.ts'
import { ClockField } from '#panel/fields/ClockField.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { CountedFields } from './CountedFields.tsx'
import { usePrayerView, useSeasons } from './context.ts'
import { RuleDeciders } from './Deciders.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import type { IqamaChange } from './rules/change.ts'
import { ruleOfKind } from './rules/opened.ts'
import { SeasonalClockField } from './SeasonalClockField.tsx'
import { EndsFields, WhenFields } from './WhenFields.tsx'

interface Props {
  change: IqamaChange
}

/** Changes one prayer's iqama from a day on, on one day, or over a range of days. */
export function IqamaForm({ change }: Props) {
  const { editing, today } = usePrayerView()
  const months =
    change.when === 'day' || change.hijriMonth !== undefined
      ? []
      : editing.draft.iqama[change.prayer]
          .filter(({ hijriMonth }) => hijriMonth !== undefined)
          .map(range => `${rangeInWords(range, today)} ${ruleInWords(range.rule)}`)
  const title = change.replaces
    ? `Change a rule of ${prayerNames[change.prayer]}`
    : `${prayerNames[change.prayer]} iqama`
  return (
    <ChangeForm title={title}>
      <RuleFields change={change} onChange={rule => typeIntoForm({ ...change, rule })} />
      {change.replaces ? (
        <EndsFields ends={change} onChange={ends => typeIntoForm({ ...change, ...ends })} />
      ) : (
        <WhenFields change={change} onChange={typeIntoForm} />
      )}
      {months.length > 0 && (
        <p className="field-hint">
          Rules of {months.length === 1 ? 'a Hijri month stay' : 'Hijri months stay'}:{' '}
          {months.join('; ')}.
        </p>
      )}
      <RuleDeciders change={change} />
    </ChangeForm>
  )
}

const WITH_ATHAN = 'with-athan'
/** Between which times of the clock an iqama stays. */
const BOUNDS = {
  notBefore: { kind: 'clock', label: 'Never before', isHalf: true, isOptional: true },
  notAfter: { kind: 'clock', label: 'Never after', isHalf: true, isOptional: true },
} as const satisfies Fields

interface RuleFieldsProps {
  change: IqamaChange
  onChange: (rule: IqamaRule) => void
}

/** How the iqama is found: its kind, its time or minutes, and its bounds. */
function RuleFields({ change, onChange }: RuleFieldsProps) {
  const { dayOf, messages, today } = usePrayerView()
  const { rule, prayer, when } = change
  const [bounded, setBounded] = useState(hasBounds(rule))
  /** An edited rule that is not a clock time is not found behind a line. */
  const opensMore = change.replaces !== undefined && rule.kind !== 'fixed'
  // A choice of its own, so that a 0 that is typed into the minutes stays there.
  const [withAthan, setAtAthan] = useState(isSame(rule, AT_ATHAN))
  const isAtAthan = withAthan && isSame(rule, AT_ATHAN)
  const clocks = ruleClocks(rule)
  const [only, ...others] = clocks
  const errorOf = (path: readonly (string | number)[]) => messages[['rule', ...path].join('.')]
  const day = dayOf(change.from > today ? change.from : today)
  const seasons = useSeasons()
  const isFixed = only !== undefined && others.length === 0
  const hasTime = isFixed || !change.replaces
  return (
    <>
      {hasTime && (
        <SeasonalClockField
          label="Time"
          value={isFixed ? only.clock : day.iqama[prayer]}
          seasons={seasons && isFixed && when !== 'day'}
          steps
          messages={messages}
          at="rule.time"
          onChange={time => onChange(isFixed ? withClock(rule, only.path, time) : fixedAt(time))}
        />
      )}
      {hasTime && !isFixed && (
        <p className="field-hint">
          Until now it is {ruleInWords(cleanRule(rule))}. A time that you enter takes the place of
          that.
        </p>
      )}
      {when !== 'day' && (
        <details className="quiet-details" open={opensMore ? true : undefined}>
          <summary>More: {ruleInWords(cleanRule(rule)) || 'how the time is found'}</summary>
          <div className="rule-more pile-s">
            <Select
              label="Iqama"
              value={isAtAthan ? WITH_ATHAN : rule.kind}
              options={[...kindChoices(prayer), { value: WITH_ATHAN, label: 'With the athan' }]}
              error={messages['rule.kind']}
              onChange={kind => {
                setAtAthan(kind === WITH_ATHAN)
                onChange(kind === WITH_ATHAN ? AT_ATHAN : ruleOfKind(kind, rule, prayer, day))
              }}
            />
            {others.length > 0 && (
              <div className="clocks">
                {clocks.map(({ label, path, clock }) => (
                  <ClockField
                    key={label}
                    label={label}
                    value={seasonsOf(clock)[0]}
                    error={errorOf(path)}
                    onChange={time => onChange(withClock(rule, path, time))}
                  />
                ))}
              </div>
            )}
            {isCounted(rule) && !isAtAthan && (
              <CountedFields rule={rule} prayer={prayer} onChange={onChange} />
            )}
            {!isAtAthan && (bounded || hasBounds(rule)) && (
              <DeclaredFields
                fields={BOUNDS}
                values={rule}
                errors={errorsUnder(messages, 'rule')}
                change={bound => onChange({ ...rule, ...bound })}
              />
            )}
            {isCounted(rule) && !isAtAthan && !bounded && !hasBounds(rule) && (
              <Button kind="link" className="fitted" onClick={() => setBounded(true)}>
                Add an earliest or latest time
              </Button>
            )}
          </div>
        </details>
      )}
    </>
  )
}

const fixedAt = (time: SeasonalClock): IqamaRule => ({ kind: 'fixed', time })

function hasBounds({ notBefore, notAfter }: IqamaRule): boolean {
  return Boolean(notBefore || notAfter)
}
