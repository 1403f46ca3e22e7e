import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatLong } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { usePrayerView } from '../context.ts'
import { editDraft } from '../prayerSettings.ts'
import { FoundItems } from '../RangeItem.tsx'
import { isIn } from '../rules/messages.ts'
import { DownloadButtons } from './DownloadButtons.tsx'

/** More findings of one timetable are counted only. */
const MOST_SHOWN = 6

/** The stored timetables, a year each, with what is to be looked at in them. */
export function StoredTables() {
  const { editing } = usePrayerView()
  const { tables } = editing.draft
  if (tables.length === 0) return null
  return (
    <ul className="bare">
      {tables.map((table, index) => (
        <StoredTable key={table.year} table={table} index={index} />
      ))}
    </ul>
  )
}

type Table = PrayerSettings['tables'][number]

function StoredTable({ table, index }: { table: Table; index: number }) {
  const { problems, review } = usePrayerView()
  const { year, days, source } = table
  const isHere = isIn(['tables', index])
  const wrong = problems.filter(isHere)
  const doubtful = review.warnings.filter(isHere)
  const more = wrong.length + doubtful.length - MOST_SHOWN
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? '']
  const withIqama = days.some(day => day.iqama && Object.keys(day.iqama).length > 0)
  return (
    <li className="timetable pile-xs">
      <h3>{year}</h3>
      <p>
        {days.length === 1 ? 'One day' : `${days.length} days`}, {formatLong(first)} to{' '}
        {formatLong(last)}, {withIqama ? 'athan and iqama' : 'athan only'}.
        {source && <span className="muted"> From {source}.</span>}
      </p>
      <FoundItems wrong={wrong.slice(0, MOST_SHOWN)} doubtful={doubtful.slice(0, MOST_SHOWN)} />
      {more > 0 && <p className="muted">And {more} more.</p>}
      <div className="cluster">
        <DownloadButtons name={`timetable-${year}`} of={String(year)} days={() => days} />
        <Button
          kind="link"
          onClick={() =>
            editDraft(draft => ({
              ...draft,
              tables: draft.tables.filter(other => other.year !== year),
            }))
          }
        >
          Remove<span className="visually-hidden"> the timetable of {year}</span>
        </Button>
      </div>
    </li>
  )
}
