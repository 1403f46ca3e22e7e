import { get } from './get.ts'
import { LIMITS } from './limits.ts'
import { Peer } from './peer.ts'
import { report } from './report.ts'

const ROUNDS = 9
const REQUESTS = 600
const AT_ONCE = 8

/**
 * Reports how long processors work for a request to the host beside a bare node:http server in a
 * process of its own that sends the same bytes and headers, in turns over kept-alive connections.
 */
export async function benchHostCpu(site: string, host: Peer): Promise<void> {
  const encoding = { 'accept-encoding': 'br' }
  const compare = async (path: string, limit: number) => {
    const { headers, body } = await get(site + path, encoding)
    const bare = new Peer('bareServer.ts')
    const bareUrl = await bare.request<string>({ body, headers })
    const microseconds = async (url: string, peer: Peer) => {
      const before = await peer.request<number>('cpu')
      const client = async () => {
        for (let sent = 0; sent < REQUESTS / AT_ONCE; sent++) await get(url, encoding)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, client))
      return ((await peer.request<number>('cpu')) - before) / REQUESTS
    }
    const rounds: { value: number; reference: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const value = await microseconds(site + path, host)
      rounds.push({ value, reference: await microseconds(bareUrl, bare) })
    }
    await bare.stop()
    // The first rounds compile. Both figures are of one round, since the machine's pace changes.
    const ratio = (round: (typeof rounds)[number]) => round.value / round.reference
    const warm = rounds.slice(2).toSorted((a, b) => ratio(a) - ratio(b))
    const middle = warm[Math.floor(warm.length / 2)] ?? { value: 0, reference: 1 }
    return { name: path, ...middle, unit: 'µs', limit }
  }
  const { page, cached } = LIMITS.hostCpu
  report('Processor time of a request to the host, beside a bare node:http server', [
    await compare('/', page),
    await compare('/about', page),
    await compare('/api/prayertimes', cached),
  ])
}
