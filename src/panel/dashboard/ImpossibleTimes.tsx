import { useMemo } from 'react'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { useStoredTimes } from './storedTimes.ts'

/** The task that a rule, a timetable or a single day leaves where its time cannot be. */
export function ImpossibleTimes() {
  const { settings, today } = useStoredTimes()
  const found = useMemo(() => (settings ? storedFindings(settings, today) : []), [settings, today])
  if (found.length === 0) return null
  return (
    <Notice kind="warning" title="Prayer times to correct">
      {found.map(({ path, message }) => (
        <p key={`${path.join('.')} ${message}`}>{message}</p>
      ))}
      <p>
        <PanelLink href="/admin/prayer-times#ahead">Correct them</PanelLink>
      </p>
    </Notice>
  )
}
