import { Notice } from '#islands/ui/Notice.tsx'
import { usePart } from './dashboard.ts'

/** Warns that the server's disk is nearly full. */
export function LowSpace() {
  const health = usePart('health')
  if (health?.space.state !== 'low') return null
  const megabytes = Math.floor(health.space.freeBytes / 1_000_000)
  return (
    <Notice kind="warning" title="The server’s disk is nearly full">
      <p>
        {megabytes} MB are left. Ask the person who runs the server to free some space soon: when
        the disk is full, no change and no message can be stored.
      </p>
    </Notice>
  )
}
