import { rangeInWords } from '#domain/prayer/inWords/days.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { usePrayerView } from './context.ts'
import { RuleDeciders } from './Deciders.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import { RuleFields } from './RuleFields.tsx'
import type { IqamaChange } from './rules/change.ts'
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
