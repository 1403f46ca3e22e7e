import { closeConnections, get } from './get.ts'
import { LIMITS } from './limits.ts'
import type { Peer } from './peer.ts'
import { report } from './report.ts'

const LOAD = 5_000

/** Prints what the host's memory comes to after many requests. */
export async function benchMemory(site: string, host: Peer): Promise<void> {
  const encoding = { 'accept-encoding': 'br' }
  const paths = ['/', '/prayer-times', '/api/prayertimes', '/api/prayertimes?year=2027', '/nothing']
  for (let sent = 0; sent < LOAD; sent += paths.length * 2) {
    await Promise.all([...paths, ...paths].map(path => get(`${site}${path}`, encoding)))
  }
  report('Memory of the host', [
    {
      name: `resident set after ${LOAD.toLocaleString('en-US')} requests`,
      value: (await host.request<number>('rss')) / 1024 / 1024,
      unit: 'MB',
      limit: LIMITS.memory.requests,
    },
  ])
  closeConnections()
}
