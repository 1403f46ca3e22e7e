import { useState } from 'react'
import { isCounted, kindChoices } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/settings.ts'
import { isDaylightTime } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { same as isSame } from '#panel/editing/merge.ts'
import { ClockField, SeasonalClockField } from './ClockField.tsx'
import { CountedFields } from './CountedFields.tsx'
import { usePrayerView } from './context.ts'
import type { IqamaChange } from './rules/change.ts'
import type { Messages } from './rules/messages.ts'
import { ruleOfKind } from './rules/opened.ts'

const WITH_ATHAN = 'with-athan'
const AT_ATHAN: IqamaRule = { kind: 'after-athan', minutes: 0 }
const QUARTERS = ['January to March', 'April to June', 'July to September', 'October to December']

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
  // A choice of its own, so that a 0 that is typed into the minutes stays there.
  const [withAthan, setAtAthan] = useState(isSame(rule, AT_ATHAN))
  const isAtAthan = withAthan && isSame(rule, AT_ATHAN)
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
          value={isAtAthan ? WITH_ATHAN : rule.kind}
          options={[...kindChoices(prayer), { value: WITH_ATHAN, label: 'With the athan' }]}
          error={messages['rule.kind']}
          onChange={kind => {
            setAtAthan(kind === WITH_ATHAN)
            onChange(kind === WITH_ATHAN ? AT_ATHAN : ruleOfKind(kind, rule, prayer, day))
          }}
        />
      )}
      {rule.kind === 'quarterly' && (
        <div className="clocks">
          {QUARTERS.map((label, quarter) => (
            <ClockField
              key={label}
              label={label}
              value={rule.times[quarter] ?? ''}
              error={messages[`rule.times.${quarter}`]}
              onChange={time =>
                onChange({ ...rule, times: rule.times.with(quarter, time) as typeof rule.times })
              }
            />
          ))}
        </div>
      )}
      {rule.kind === 'fixed' && (
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
      )}
      {isCounted(rule) && !isAtAthan && (
        <CountedFields rule={rule} prayer={prayer} messages={messages} onChange={onChange} />
      )}
      {when !== 'day' && !isAtAthan && (bounded || hasBounds(rule)) && (
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
      {when !== 'day' && isCounted(rule) && !isAtAthan && !bounded && !hasBounds(rule) && (
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
