import { useMemo } from 'react'
import { formatDay } from '#domain/time/format.ts'
import { ClockWeeksTable } from '#panel/prayer/ClockWeeksTable.tsx'
import { useStoredPrayer } from '#panel/prayer/moon/useStoredPrayer.ts'
import { storedClockWeeks } from '#panel/prayer/rules/clockWeeks.ts'
import { Block } from '#panel/shell/Block.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'

/** A fortnight before the clocks change: the weeks before and after, and what looks wrong in them. */
export function ClockChange() {
  const { stored, today } = useStoredPrayer()
  const settings = stored?.settings
  const weeks = useMemo(() => settings && storedClockWeeks(settings, today), [settings, today])
  if (!weeks) return null
  const proposals = weeks.prayers.flatMap(({ proposal }) => proposal ?? [])
  return (
    <Block className="card" title={`The clocks change on ${formatDay(weeks.date)}`}>
      <p className="muted">Athan and iqama in the week before and the week after.</p>
      <ClockWeeksTable prayers={weeks.prayers} />
      {proposals.map(({ message, repair }) => (
        <p key={message}>
          {message} {repair.label}?
        </p>
      ))}
      <p>
        <PanelLink href="/admin/prayer-times#clocks">
          {proposals.length > 0 ? 'Add these rows' : 'Open prayer times'}
        </PanelLink>
      </p>
    </Block>
  )
}
