import type { OverRules } from '#domain/prayer/decider.ts'
import { usePrayerView } from './context.ts'
import { Deciders } from './Deciders.tsx'
import { typeIntoForm } from './prayerSettings.ts'
import { type IqamaChange, type JumuahChange, ruleDaysOf } from './rules/change.ts'

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
