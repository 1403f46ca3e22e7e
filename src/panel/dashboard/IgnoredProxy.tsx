import { Notice } from '#islands/ui/Notice.tsx'
import { usePart } from './dashboard.ts'

/** Warns that the site seems to be behind a proxy that it was not told about. */
export function IgnoredProxy() {
  const health = usePart('health')
  if (health?.proxy !== 'ignored') return null
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
