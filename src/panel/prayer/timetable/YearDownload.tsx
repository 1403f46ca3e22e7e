import { useState } from 'react'
import { yearsAvailable } from '#domain/prayer/years.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { usePrayerView } from '../context.ts'
import { DownloadButtons } from './DownloadButtons.tsx'
import { computedYear } from './exportTable.ts'
import { YearSelect } from './YearSelect.tsx'

/** A year to start a timetable from, and to print. */
export function YearDownload() {
  const { settings, today } = usePrayerView()
  const thisYear = Number(today.slice(0, 4))
  // From autumn on, committees work on the next year.
  const [year, setYear] = useState(thisYear + (Number(today.slice(5, 7)) >= 9 ? 1 : 0))
  const [withIqama, setWithIqama] = useState(true)
  const { last } = yearsAvailable(thisYear)
  return (
    <div className="year-download pile-xs">
      <h3>Start from the computed times, or print a year</h3>
      <p className="muted">
        The file has every day of the year filled in (in Excel a sheet a month). Change what your
        committee decides, and upload it here.
      </p>
      <div className="year-fields pile-s">
        <YearSelect first={thisYear} last={last} value={year} onChange={setYear} />
        <Checkbox
          label="With iqama times"
          hint="As your rules set them now. A timetable with them replaces the rules on its days."
          checked={withIqama}
          onChange={setWithIqama}
        />
      </div>
      <div className="cluster">
        <DownloadButtons
          name={`template-${year}`}
          of={String(year)}
          days={() => computedYear(settings, year, withIqama)}
        />
        <PanelLink className="button button-quiet" href={`/admin/prayer-times/print?year=${year}`}>
          <Icon name="printer" />
          Print {year}
        </PanelLink>
      </div>
    </div>
  )
}
