import { formatLong } from '#domain/time/format.ts'
import { usePrayerView } from '../context.ts'
import { SettingsSection } from '../SettingsSection.tsx'
import { ImportTimetable } from './ImportTimetable.tsx'
import { StoredTables } from './StoredTables.tsx'
import { YearDownload } from './YearDownload.tsx'
import './timetable.css'

/** The timetables of the committee: uploading, downloading and printing them. */
export function TimetableSection() {
  const { editing } = usePrayerView()
  const { tables } = editing.draft
  const last = tables
    .flatMap(({ days }) => days.map(({ date }) => date))
    .sort()
    .at(-1)
  const days = tables.reduce((sum, table) => sum + table.days.length, 0)
  const summary = last
    ? `${days} ${days === 1 ? 'day' : 'days'} of your own, the last one ${formatLong(last)}.`
    : 'None: all times are computed.'
  return (
    <SettingsSection
      title="Your own timetable"
      summary={summary}
      about={['tables']}
      anchor="timetable"
      keepsContent
    >
      {() => (
        <>
          <p className="muted">
            If your committee makes a timetable, upload it here: on its days its times take the
            place of the computed ones. Where it has no iqama, your iqama rules apply.
          </p>
          <StoredTables />
          <ImportTimetable />
          <YearDownload />
        </>
      )}
    </SettingsSection>
  )
}
