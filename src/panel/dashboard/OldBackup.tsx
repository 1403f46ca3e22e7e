import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

/** Warns that the nightly or the off-site backups have stopped, or do not begin. */
export function OldBackup() {
  const health = usePart('health')
  const now = useStore($now)
  if (!health) return null
  const { backup, offsite } = health
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), now)
  return (
    <>
      {backup.state === 'old' && (
        <Notice kind="warning" title="The nightly backups have stopped">
          <p>The last one was made: {moment(backup.at)}. Tell the person who runs the server.</p>
        </Notice>
      )}
      {offsite.state === 'no key' && (
        <Notice kind="warning" title="The off-site backups need a key">
          <p>
            None is made before an owner has made one in the{' '}
            <a href="/admin/settings/backup">settings</a>.
          </p>
        </Notice>
      )}
      {(offsite.state === 'failing' || offsite.state === 'old') && (
        <Notice kind="warning" title="The off-site backups have stopped">
          <p>
            {offsite.at ? `The last one arrived: ${moment(offsite.at)}.` : 'None has arrived yet.'}{' '}
            The <a href="/admin/settings/backup">settings</a> say why.
          </p>
        </Notice>
      )}
    </>
  )
}
