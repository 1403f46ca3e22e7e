import { get } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { type Listening, listenOn } from './listen.ts'

let listening: Listening | undefined
afterEach(async () => {
  await listening?.close(0)
  listening = undefined
})

/** On Linux every 127.x address is this machine's: this test uses it as an external one. */
const OTHER = '127.0.0.2'

const responds = (host: string, port: number) =>
  new Promise<boolean>(resolve => {
    get({ host, port, agent: false }, response => {
      response.resume()
      resolve(true)
    }).on('error', () => resolve(false))
  })

it.each([
  [undefined, { loopback: true, other: false }],
  ['127.0.0.1', { loopback: true, other: false }],
  ['0.0.0.0', { loopback: true, other: true }],
  ['::', { loopback: true, other: true }],
  [OTHER, { loopback: true, other: true }],
])('listens with HOST=%s on %j', async (host, expected) => {
  listening = await listenOn({ port: 0, host }, (_, outgoing) => void outgoing.end())
  const { port } = listening
  expect({
    loopback: await responds('127.0.0.1', port),
    other: await responds(OTHER, port),
  }).toEqual(expected)
})

it('rejects an address that is not one of this machine', async () => {
  const started = listenOn({ port: 0, host: '192.0.2.1' }, () => {})
  await expect(started).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' })
})
