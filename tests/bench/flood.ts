import { FLOODS } from './floods.ts'
import { get } from './get.ts'
import { LIMITS } from './limits.ts'
import { Peer } from './peer.ts'
import { type Figure, median, report } from './report.ts'

const CLIENTS = 10
const ROUNDS = 150
const PAUSE_MS = 5
const AT_MOST_MS = 3_000

/** Home's median as one visitor gets it now and then. */
async function homeMedian(site: string): Promise<number> {
  const times: number[] = []
  const end = performance.now() + AT_MOST_MS
  for (let round = 0; round < ROUNDS && performance.now() < end; round++) {
    const { ms, status } = await get(`${site}/`, { 'accept-encoding': 'br' })
    if (status !== 200) throw new Error(`home responded with ${status}`)
    times.push(ms)
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  return median(times)
}

/** Compares home in a quiet moment with home beside ten clients that request what costs most. */
export async function benchFlood(site: string): Promise<void> {
  const flooder = new Peer('flooder.ts')
  const quiet: number[] = []
  const floods: { kind: string; home: number; served: number }[] = []
  await homeMedian(site)
  for (const kind of Object.keys(FLOODS)) {
    quiet.push(await homeMedian(site))
    await flooder.request({ site, kind, clients: CLIENTS })
    const started = performance.now()
    const home = await homeMedian(site)
    const seconds = (performance.now() - started) / 1000
    floods.push({ kind, home, served: (await flooder.request<number>('stop')) / seconds })
  }
  await flooder.stop()
  const alone = median(quiet)
  report(`Home beside ${CLIENTS} clients that have the site compute (medians)`, [
    { name: 'alone', value: alone, unit: 'ms' },
    ...floods.flatMap(({ kind, home, served }): Figure[] => [
      { name: kind, value: home, unit: 'ms', reference: alone, limit: LIMITS.flood },
      { name: `${kind}: served`, value: served, unit: 'a second' },
    ]),
  ])
}
