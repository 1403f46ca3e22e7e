import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { dueReminders, endingInWords } from '#domain/prayer/endings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { storedPrayer } from '#panel/prayer/moon/hijriSaves.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now } from '#stores/clock.ts'

/** A reminder of a timetable, iqama rules or Jumu'ah times that end soon. */
export function EndingTimes() {
  const stored = useStore(storedPrayer.$data)
  const now = useStore($now)
  useEffect(() => void storedPrayer.load(), [])
  if (stored.state !== 'ready') return null
  const { settings } = stored.data
  const endings = dueReminders(settings, civilDateIn(settings.place.timeZone, now))
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
