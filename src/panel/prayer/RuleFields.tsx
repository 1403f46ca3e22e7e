import { useState } from 'react'
import { countedKind, kindChoices } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/settings.ts'
import { isDaylightTime } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { ClockField, SeasonalClockField } from './ClockField.tsx'
import { usePrayerView } from './context.ts'
import { NumberField } from './NumberField.tsx'
import type { IqamaChange } from './rules/change.ts'
import type { Messages } from './rules/messages.ts'
import { ruleOfKind } from './rules/opened.ts'

interface Props {
  change: IqamaChange
  messages: Messages
  onChange: (rule: IqamaRule) => void
}

/** How the iqama is found: its kind, its time or minutes, and its bounds. */
export function RuleFields({ change, messages, onChange }: Props) {
  const { settings, dayOf, today } = usePrayerView()
  const { rule, prayer, when } = change
  const [bounded, setBounded] = useState(hasBounds(rule))
  const day = dayOf(change.from > today ? change.from : today)
  const year = day.iso.slice(0, 4)
  const seasons = ['01', '07'].some(month =>
    isDaylightTime(`${year}-${month}-01`, settings.place.timeZone),
  )
  return (
    <>
      {when !== 'day' && (
        <Select
          label="Iqama"
          value={rule.kind}
          options={kindChoices(prayer)}
          error={messages['rule.kind']}
          onChange={kind => onChange(ruleOfKind(kind, rule, prayer, day))}
        />
      )}
      {rule.kind === 'fixed' ? (
        <SeasonalClockField
          label="Time"
          value={rule.time}
          seasons={seasons && when !== 'day'}
          steps
          errors={{
            own: messages['rule.time'],
            standard: messages['rule.time.standard'],
            daylight: messages['rule.time.daylight'],
          }}
          onChange={time => onChange({ ...rule, time })}
        />
      ) : (
        <NumberField
          label={countedKind(rule.kind).field}
          value={rule.minutes}
          error={messages['rule.minutes']}
          onChange={minutes => onChange({ ...rule, minutes })}
        />
      )}
      {when !== 'day' && (bounded || hasBounds(rule)) && (
        <div className="field-row">
          <ClockField
            label="Not before"
            optional
            value={rule.notBefore ?? ''}
            error={messages['rule.notBefore']}
            onChange={notBefore => onChange({ ...rule, notBefore })}
          />
          <ClockField
            label="Not after"
            optional
            value={rule.notAfter ?? ''}
            error={messages['rule.notAfter']}
            onChange={notAfter => onChange({ ...rule, notAfter })}
          />
        </div>
      )}
      {when !== 'day' && rule.kind !== 'fixed' && !bounded && !hasBounds(rule) && (
        <Button kind="link" className="add-field" onClick={() => setBounded(true)}>
          Add an earliest or latest time
        </Button>
      )}
    </>
  )
}

function hasBounds({ notBefore, notAfter }: IqamaRule): boolean {
  return Boolean(notBefore || notAfter)
}
