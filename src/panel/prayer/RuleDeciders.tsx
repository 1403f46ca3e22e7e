import type { OverRules } from '#domain/prayer/decider.ts'
import { usePrayerView } from './context.ts'
import { Deciders } from './Deciders.tsx'
import { editDraft, typeIntoForm } from './prayerSettings.ts'
import { type IqamaChange, type JumuahChange, ruleDaysOf } from './rules/change.ts'
import { type RuleDays, withoutDeciders } from './rules/deciders.ts'

/** What decides on some days in place of all rules of a prayer; they can replace it there. */
export function StandingDeciders({ name }: Pick<RuleDays, 'name'>) {
  const { today } = usePrayerView()
  const days = { name, range: {}, from: today }
  return (
    <Deciders
      days={days}
      onReplace={decider => editDraft(draft => withoutDeciders(draft, days, [decider]))}
    />
  )
}

/** What decides on days of the rule in the open form, and whether the rule is to replace it. */
export function RuleDeciders({ change }: { change: IqamaChange | JumuahChange }) {
  const { today } = usePrayerView()
  const days = ruleDaysOf(change)
  if (!days) return null
  const { deciders = [] } = change.over ?? {}
  const replace = (replaced: OverRules[]) =>
    typeIntoForm({ ...change, over: { from: today, deciders: replaced } })
  return (
    <Deciders
      days={days}
      replaced={deciders}
      onReplace={decider => replace([...deciders, decider])}
      onKeep={decider => replace(deciders.filter(other => other !== decider))}
    />
  )
}
