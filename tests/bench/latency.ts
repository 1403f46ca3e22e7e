import { get } from './get.ts'
import { LIMITS } from './limits.ts'
import { Peer } from './peer.ts'
import { median, report } from './report.ts'

const ROUNDS = 400
const WARM_UP = 100

/**
 * Compares a GET of the API with a bare node:http server in a process of its own that sends
 * the same bytes: requested in turn, over kept-alive connections. Returns the milliseconds of an
 * uncached one.
 */
export async function benchLatency(
  site: string,
  path: string,
  host: Peer,
  uncachedLimit: number,
): Promise<number> {
  const address = site + path
  const encoding = { 'accept-encoding': 'br' }
  const first = await get(address, encoding)
  const etag = String(first.headers.etag)
  const size = (first.body.byteLength / 1024).toFixed(1)
  const bare = new Peer('bareServer.ts')
  const bareUrl = await bare.request<string>({ body: first.body, headers: first.headers })
  const current = { ...encoding, 'if-none-match': etag }

  const compare = async (
    name: string,
    headers: Record<string, string>,
    status: number,
    before: () => Promise<unknown>,
  ) => {
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      await before()
      const a = await get(address, headers)
      const b = await get(bareUrl, headers)
      if (a.status !== status || b.status !== status) {
        throw new Error(`${name}: responded with ${a.status} and ${b.status} instead of ${status}`)
      }
      if (round < WARM_UP) continue
      ours.push(a.ms)
      theirs.push(b.ms)
    }
    return { name, ours: median(ours), theirs: median(theirs) }
  }

  const rows = [
    {
      limit: uncachedLimit,
      ...(await compare('uncached: function and storage run', encoding, 200, () =>
        host.request('purge'),
      )),
    },
    {
      limit: LIMITS.latency.cached,
      ...(await compare('304 from the cache', current, 304, async () => {})),
    },
    {
      limit: LIMITS.latency.cached,
      ...(await compare('200 from the cache', encoding, 200, async () => {})),
    },
  ]
  report(
    `GET ${path} beside a bare node:http server sending the same ${size} KB (medians)`,
    rows.map(({ name, ours, theirs, limit }) => ({
      name,
      value: ours,
      unit: 'ms',
      reference: theirs,
      limit,
    })),
  )
  await bare.stop()
  return rows[0]?.ours ?? Number.NaN
}
