import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { storedPrayer } from '#panel/prayer/moon/hijriSaves.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now } from '#stores/clock.ts'

/** The task that a rule, a timetable or a single day leaves where its time cannot be. */
export function ImpossibleTimes() {
  const stored = useStore(storedPrayer.$data)
  const settings = stored.state === 'ready' ? stored.data.settings : undefined
  const now = useStore($now)
  const today = settings && civilDateIn(settings.place.timeZone, now)
  useEffect(() => void storedPrayer.load(), [])
  const found = useMemo(
    () => (settings && today ? storedFindings(settings, today) : []),
    [settings, today],
  )
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
