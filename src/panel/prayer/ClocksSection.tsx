import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { ClockWeeksTable } from './ClockWeeksTable.tsx'
import { usePrayerView } from './context.ts'
import { editDraft } from './prayerSettings.ts'
import { clockWeeks } from './rules/clockWeeks.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Before the clocks change: both weeks, and rows for the rules that would be wrong in the second. */
export function ClocksSection() {
  const { settings, review, today } = usePrayerView()
  const weeks = review.dayOf && clockWeeks(settings, review.dayOf, today)
  if (!weeks) return null
  const proposals = weeks.prayers.flatMap(({ proposal }) => proposal ?? [])
  const summary = `The clocks change on ${formatDay(weeks.date)}. ${
    proposals.length === 0 ? 'Every rule fits.' : 'Look at what changes with them.'
  }`
  return (
    <SettingsSection title="The change of the clocks" summary={summary} anchor="clocks">
      {() => (
        <>
          <p className="muted">{summary}</p>
          <ClockWeeksTable prayers={weeks.prayers} />
          <ul className="ahead pile-2xs">
            {proposals.map(({ message, repair }) => (
              <li key={message}>
                <span className="doubt">{message}</span>{' '}
                <Button kind="link" onClick={() => editDraft(repair.apply)}>
                  {repair.label}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </SettingsSection>
  )
}
