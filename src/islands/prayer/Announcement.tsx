import type { PrayerRow } from '#domain/prayer/answer.ts'
import { type DayChanges, upcomingChanges } from '#domain/prayer/changes.ts'
import { clock12, formatDay } from '#domain/prayer/civil.ts'

/**
 * What changes in the coming week, in one place of fixed height, so that nothing moves when it is
 * known: 'From tomorrow, Sunday, November 22: Fajr iqama 6:15 AM (until then 6:05 AM).'
 */
export function Announcement({
  rows,
  today,
}: {
  rows: readonly PrayerRow[]
  today: string | undefined
}) {
  const days = today ? upcomingChanges(rows, today) : []
  return (
    <div className={days.length > 0 ? 'announcement has-changes' : 'announcement'}>
      {today && days.length === 0 && <p>No iqama changes in the coming week.</p>}
      {days.slice(0, 2).map(day => (
        <p key={day.iso}>
          <strong>{dayInWords(day)}:</strong> {changesInWords(day)}
        </p>
      ))}
    </div>
  )
}

function dayInWords({ iso, inDays }: DayChanges): string {
  return inDays === 1 ? `Tomorrow, ${formatDay(iso)}` : `From ${formatDay(iso)}`
}

function changesInWords({ note, clock, changes }: DayChanges): string {
  const parts = changes.map(({ prayer, label, from, to }) => {
    const times = to.split(' & ').map(clock12).join(' & ')
    const before = from.split(' & ').map(clock12).join(' & ')
    return `${label}${prayer === 'jumuah' ? '' : ' iqama'} ${times}${from ? ` (was ${before})` : ''}`
  })
  if (clock !== 0) parts.unshift(clock > 0 ? 'clocks go forward' : 'clocks go back')
  if (note) parts.unshift(note)
  return `${parts.join(', ')}.`
}
