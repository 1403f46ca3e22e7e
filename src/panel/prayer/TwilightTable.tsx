import { useMemo } from 'react'
import { TWILIGHT_NAMES } from '#domain/prayer/calculation.ts'
import { formatDay } from '#domain/time/format.ts'
import { usePrayerView } from './context.ts'
import { compareTwilights } from './rules/twilightChecks.ts'
import { short } from './words.ts'

/** What each rule for long twilights would give on the longest day, and how often Isha is late. */
export function TwilightTable() {
  const { settings, review, today } = usePrayerView()
  const isComputed = review.dayOf !== null
  const { place, calculation } = settings
  const compared = useMemo(
    () => (isComputed ? compareTwilights({ place, calculation }, today) : null),
    [isComputed, place, calculation, today],
  )
  if (!compared) return null
  return (
    <table className="twilight-table plain-table">
      <caption className="muted">
        {formatDay(compared.date)}, the longest day, under each rule
      </caption>
      <thead className="muted">
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Fajr</th>
          <th scope="col">Isha</th>
          <th scope="col">Isha not before Fajr</th>
        </tr>
      </thead>
      <tbody>
        {compared.rows.map(({ rule, isChosen, fajr, isha, lateDays }) => (
          <tr key={rule} data-chosen={isChosen || undefined}>
            <th scope="row">
              {TWILIGHT_NAMES[rule]}
              {isChosen && <span className="twilight-chosen"> Chosen</span>}
            </th>
            <td>{short(fajr, 'fajr')}</td>
            <td>{short(isha, 'isha')}</td>
            <td data-late={lateDays > 0 || undefined}>
              {lateDays === 0 ? 'Never' : `${lateDays} ${lateDays === 1 ? 'day' : 'days'} a year`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
