import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

interface Timed {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

/** Requests over kept-alive connections, and times it. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Timed> {
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

/** Closes the connections. */
export const closeConnections = (): void => agent.destroy()
