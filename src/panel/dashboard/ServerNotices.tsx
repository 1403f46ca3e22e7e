import { useStore } from '@nanostores/react'
import { callAddress } from '#contract/call.ts'
import type { Health } from '#contract/health.ts'
import { getUnreadable } from '#contract/unreadable.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'
import { unreadableInWords } from './unreadableInWords.ts'

/** Says above everything that nothing is stored. */
export function FailingWrites() {
  const writes = usePart('health')?.writes
  const now = useStore($now)
  if (writes?.state !== 'failing') return null
  return (
    <Notice kind="error" title="Changes cannot be saved">
      Neither your changes nor visitors’ messages are stored. It first failed:{' '}
      {momentInWords(writes.since, mosqueZone(), now)}. Visitors still see the pages. Ask the person
      who runs the server to look at its disk, which may be full or read-only, and at its log. This
      notice goes away with the next change that is saved.
    </Notice>
  )
}

/** What an owner has to know of the server: what is nearly full, too old or set wrongly. */
export function ServerNotices() {
  const health = usePart('health')
  const now = useStore($now)
  if (!health) return null
  const { space, backup, offsite, proxy } = health
  const megabytes = space.state === 'low' ? Math.floor(space.freeBytes / 1_000_000) : 0
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), now)
  return (
    <>
      {space.state === 'low' && (
        <Notice kind="warning" title="The server’s disk is nearly full">
          {megabytes} MB are left. Ask the person who runs the server to free some space soon: when
          the disk is full, no change and no message can be stored.
        </Notice>
      )}
      {backup.state === 'old' && (
        <Notice kind="warning" title="The nightly backups have stopped">
          The last one was made: {moment(backup.at)}. Tell the person who runs the server.
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
      {proxy === 'ignored' && (
        <Notice kind="warning" title="The site seems to be behind a proxy">
          A request came with X-Forwarded-For, which the site ignores. If a proxy is in front, all
          visitors share its address and the limits on messages and passwords: ask the person who
          runs the server to set TRUST_PROXY=1 and SITE_URL. If there is none, somebody sent that
          header.
        </Notice>
      )}
      <Unreadable {...health.unreadable} />
    </>
  )
}

/** Names what is stored and cannot be read, and offers it as a file. */
function Unreadable({ counts, documents }: Health['unreadable']) {
  const words = unreadableInWords(counts)
  if (!words && documents.length === 0) return null
  return (
    <Notice kind="warning" title="Some of what is stored cannot be read">
      {documents.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {documents.length > 0 && (
        <p>
          Visitors see the pages as they were last built. Tell the person who maintains the site.
        </p>
      )}
      {words && (
        <p>
          This version of the site cannot read {words}. Nothing is lost: what cannot be read is kept
          as it is, but not shown.{' '}
          <a href={callAddress(getUnreadable.path, {}, {})} download>
            Download it for the person who maintains the site
          </a>
        </p>
      )}
    </Notice>
  )
}
