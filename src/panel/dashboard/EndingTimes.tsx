import { dueReminders, endingInWords } from '#domain/prayer/endings.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { useStoredTimes } from './storedTimes.ts'

/** A reminder of a timetable, iqama rules or Jumu'ah times that end soon. */
export function EndingTimes() {
  const { settings, today } = useStoredTimes()
  const endings = settings ? dueReminders(settings, today) : []
  if (endings.length === 0) return null
  const isTable = endings.some(({ of }) => of === 'timetable')
  return (
    <Notice kind="warning">
      {endings.map(ending => (
        <p key={ending.of}>{endingInWords(ending)}</p>
      ))}
      <p>
        <PanelLink href={`/admin/prayer-times${isTable ? '#timetable' : ''}`}>
          {isTable ? 'Upload the next timetable' : 'Open prayer times'}
        </PanelLink>
      </p>
    </Notice>
  )
}
