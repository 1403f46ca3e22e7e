import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import { health } from './health.ts'

/** Warns that the server's disk is nearly full. */
export function LowSpace() {
  const server = useStore(health.$data)
  useEffect(() => void health.load(), [])
  if (server.state !== 'ready' || server.data.space.state !== 'low') return null
  const megabytes = Math.floor(server.data.space.freeBytes / 1_000_000)
  return (
    <Notice kind="warning" title="The server’s disk is nearly full">
      <p>
        {megabytes} MB are left. Ask the person who runs the server to free some space soon: when
        the disk is full, no change and no message can be stored.
      </p>
    </Notice>
  )
}
