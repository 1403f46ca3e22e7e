import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

/** Warns that nothing can be stored at the moment, and says who can fix it. */
export function FailedWrites() {
  const health = usePart('health')
  const now = useStore($now)
  if (health?.writes.state !== 'failing') return null
  const { since } = health.writes
  return (
    <Notice kind="error" title="Changes cannot be saved">
      <p>
        Neither your changes nor visitors’ messages are stored. It first failed:{' '}
        {momentInWords(since, mosqueZone(), now)}. Visitors still see the pages. Ask the person who
        runs the server to look at its disk, which may be full or read-only, and at its log. This
        notice goes away with the next change that is saved.
      </p>
    </Notice>
  )
}
