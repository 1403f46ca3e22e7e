import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { median, report } from './report.ts'

const ROUNDS = 400
const WARM_UP = 100
const LOAD = 5_000

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

interface Got {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

/** Asks over kept-alive connections. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    request(url, { agent, headers }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
        ms: performance.now() - started,
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Another process of the bench that answers messages in order. */
export class Peer {
  readonly #child: ChildProcess
  constructor(script: string, env: Record<string, string> = {}) {
    this.#child = fork(join(import.meta.dirname, script), {
      env: { ...process.env, ...env },
      serialization: 'advanced',
    })
  }
  async ask<T>(message: unknown): Promise<T> {
    const answer = once(this.#child, 'message')
    this.#child.send(message as object)
    return (await answer)[0] as T
  }
  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}

/**
 * Compares a GET of the API with a bare node:http server in a process of its own that sends
 * the same bytes: asked in turn, request by request, over kept-alive connections.
 */
export async function benchLatency(
  site: string,
  path: string,
  host: Peer,
  uncachedLimit: number,
): Promise<void> {
  const address = site + path
  const encoding = { 'accept-encoding': 'br' }
  const first = await get(address, encoding)
  const etag = String(first.headers.etag)
  const size = (first.body.byteLength / 1024).toFixed(1)
  const bare = new Peer('bareServer.ts')
  const bareUrl = await bare.ask<string>({ body: first.body, headers: first.headers })
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
        throw new Error(`${name}: answered ${a.status} and ${b.status} instead of ${status}`)
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
        host.ask('purge'),
      )),
    },
    { limit: 1.5, ...(await compare('304 from the cache', current, 304, async () => {})) },
    { limit: 1.5, ...(await compare('200 from the cache', encoding, 200, async () => {})) },
  ]
  report(
    `GET ${path} beside a bare node:http server sending the same ${size} KB (medians)`,
    rows.flatMap(({ name, ours, theirs, limit }) => [
      { name: `${name}: ours`, value: ours, unit: 'ms' },
      { name: `${name}: bare`, value: theirs, unit: 'ms' },
      { name: `${name}: ratio`, value: ours / theirs, unit: '×', limit },
    ]),
  )
  await bare.stop()
}

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
      value: (await host.ask<number>('rss')) / 1024 / 1024,
      unit: 'MB',
      limit: 180,
    },
  ])
  agent.destroy()
}
