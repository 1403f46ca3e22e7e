import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { health } from './health.ts'

/** Warns that the nightly backups have stopped. */
export function OldBackup() {
  const server = useStore(health.$data)
  const now = useStore($now)
  useEffect(() => void health.load(), [])
  if (server.state !== 'ready' || server.data.backup.state !== 'old') return null
  return (
    <Notice kind="warning" title="The nightly backups have stopped">
      <p>
        The last one was made: {momentInWords(server.data.backup.at, mosqueZone(), now)}. Tell the
        person who runs the server.
      </p>
    </Notice>
  )
}
