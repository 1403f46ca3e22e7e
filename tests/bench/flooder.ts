import { Agent, request } from 'node:http'
import { FLOODS } from './floods.ts'

interface Order {
  site: string
  kind: string
  clients: number
}

const agent = new Agent({ keepAlive: true })
let running = false
let sent = 0
let clients: Promise<void>[] = []

function once(site: string, kind: string): Promise<void> {
  const flood = FLOODS[kind]
  if (!flood) throw new Error(`No flood is called ${kind}`)
  const { path, ...options } = flood(sent++)
  return new Promise(resolve => {
    request(site + path, { agent, ...options }, response => {
      response.resume().on('end', resolve).on('error', resolve)
    })
      .on('error', () => resolve())
      .end()
  })
}

async function client(site: string, kind: string): Promise<void> {
  while (running) await once(site, kind)
}

/** Clients that each send one request after the other; 'stop' returns how many responses came. */
process.on('message', async (message: Order | 'stop') => {
  if (message === 'stop') {
    running = false
    await Promise.all(clients)
    process.send?.(sent)
    return
  }
  running = true
  sent = 0
  clients = Array.from({ length: message.clients }, () => client(message.site, message.kind))
  process.send?.('started')
})
process.on('disconnect', () => process.exit(0))
