import type { OverRules } from '#domain/prayer/decider.ts'
import { Button } from '#islands/ui/Button.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { usePrayerView } from './context.ts'
import { editDraft, typeIntoForm } from './prayerSettings.ts'
import { type IqamaChange, type JumuahChange, ruleDaysOf } from './rules/change.ts'
import { daysDecided, decidedInWords, type RuleDays, withoutDeciders } from './rules/deciders.ts'
import { $shownSection } from './shownSection.ts'

const WORDS: Record<OverRules, { decides: string; of: string; show: string; about: string }> = {
  day: {
    decides: 'What is set for single days decides',
    of: 'of single days',
    show: 'Show single days',
    about: 'overrides',
  },
  table: {
    decides: 'Your timetable decides',
    of: 'of the timetable',
    show: 'Show the timetable',
    about: 'tables',
  },
}

interface Props {
  days: Omit<RuleDays, 'from'>
  /** What the rule takes the place of, once someone chose so. */
  replaced?: readonly OverRules[]
  onReplace: (decider: OverRules) => void
  onKeep?: (decider: OverRules) => void
}

/**
 * What decides on days of a rule in place of it, with both remedies: to change it there, or to let the
 * rule replace these days.
 */
function Deciders({ days, replaced = [], onReplace, onKeep }: Props) {
  const { editing, today } = usePrayerView()
  const decided = daysDecided(editing.draft, { ...days, from: today })
  return (['table', 'day'] as const).map(decider => {
    const dates = decided[decider]
    if (dates.length === 0) return null
    const { decides, of, show, about } = WORDS[decider]
    const what = days.name === 'jumuah' ? prayerNames.jumuah : `${prayerNames[days.name]} iqama`
    const on = decidedInWords(dates, today)
    return replaced.includes(decider) ? (
      <div key={decider} className="decides small pile-3xs">
        <p>
          This takes the place {of} {on}.
        </p>
        <Button kind="link" className="fitted" onClick={() => onKeep?.(decider)}>
          Keep the {what} {of}
        </Button>
      </div>
    ) : (
      <div key={decider} className="decides small pile-3xs">
        <p>
          {decides} the {what} {on}: change it there, or replace these days.
        </p>
        <div className="cluster fitted">
          <Button kind="link" onClick={() => $shownSection.set({ about })}>
            {show}
          </Button>
          <Button kind="link" onClick={() => onReplace(decider)}>
            Replace these days
          </Button>
        </div>
      </div>
    )
  })
}

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
