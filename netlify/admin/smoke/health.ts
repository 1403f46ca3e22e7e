import type { Health } from '#contract/health.ts'
import { type CheckResult, type Detail, demand, runCheck } from './check.ts'
import { type CheckedSite, jsonOf } from './site.ts'

const AREA = 'health'

/** Each part of /api/health with what it means for the person who runs the site. */
const PARTS: Readonly<Record<string, (health: Health) => Detail>> = {
  storage({ storage, unreadable }) {
    demand(storage === 'ok', 'cannot be read: the pages stay as they were built')
    const { counts, documents } = unreadable
    demand(documents.length === 0, `cannot be read: ${documents.join('; ')}`)
    const hidden = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return hidden === 0 ? 'can be read' : { note: `${hidden} items cannot be read and are hidden` }
  },
  saves({ writes, space }) {
    demand(writes.state !== 'failing', `fail since ${writes.since}`)
    return space.state === 'low'
      ? { note: `only ${Math.round(space.freeBytes / 1e6)} MB of the disk are free` }
      : writes.state === 'ok'
        ? 'are stored'
        : 'none was seen yet'
  },
  'signing in'({ signIn }) {
    demand(signIn === 'ready', 'nobody can: SESSION_SECRET is not set')
    return 'SESSION_SECRET is set'
  },
  mail: ({ mail }) =>
    mail === 'configured'
      ? 'SMTP_URL is set'
      : { note: mail === 'off' ? 'SMTP_URL is not set: messages are only in the panel' : mail },
  build({ build }) {
    demand(build.state !== 'failed', 'the last rebuild failed: the panel gives the reason')
    const at = build.at ? `, of ${build.at}` : ''
    return build.state === 'current' ? `current${at}` : { note: `${build.state}${at}` }
  },
  videos: ({ videos: { state, at } }) =>
    state === 'current' || state === 'off' ? state : { note: at ? `${state}, of ${at}` : state },
}

/** Checks what the site says of itself. */
export async function checkHealthReport(site: CheckedSite): Promise<CheckResult[]> {
  let health: Health | undefined
  const whole = await runCheck(AREA, '/api/health', async () => {
    const fetched = await site.fetch('/api/health')
    health = jsonOf(fetched) as unknown as Health
    demand(fetched.status === 200, `status ${fetched.status} instead of 200`)
    demand(health.ok, 'is not ok')
    return `200, ${fetched.ms} ms`
  })
  const seen = health
  if (seen?.storage === undefined) return [whole]
  const parts = Object.entries(PARTS).map(([name, check]) =>
    runCheck(AREA, name, async () => check(seen)),
  )
  return [whole, ...(await Promise.all(parts))]
}
