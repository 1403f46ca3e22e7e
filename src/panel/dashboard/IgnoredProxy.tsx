import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import { health } from './health.ts'

/** Warns that the site seems to be behind a proxy that it was not told about. */
export function IgnoredProxy() {
  const server = useStore(health.$data)
  useEffect(() => void health.load(), [])
  if (server.state !== 'ready' || server.data.proxy !== 'ignored') return null
  return (
    <Notice kind="warning" title="The site seems to be behind a proxy">
      <p>
        A request came with X-Forwarded-For, which the site ignores. If a proxy is in front, all
        visitors share its address and the limits on messages and passwords: ask the person who runs
        the server to set TRUST_PROXY=1 and SITE_URL. If there is none, somebody sent that header.
      </p>
    </Notice>
  )
}
