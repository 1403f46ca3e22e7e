import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDoor } from './starting.ts'
import { rawRequest } from './testing/rawRequest.ts'

let door: Awaited<ReturnType<typeof openDoor>>
beforeEach(async () => {
  door = await openDoor({ port: 0 })
})
afterEach(() => door.close(0))

const request = () => rawRequest({ port: door.port, path: '/', newConnection: true })

it('lets requests wait until there is something to serve', async () => {
  const early = request()
  await new Promise(resolve => setTimeout(resolve, 50))
  door.open((_, outgoing) => outgoing.end('the site'))
  expect((await early).body.toString()).toBe('the site')
  expect((await request()).body.toString()).toBe('the site')
})

it('responds 503 during a first build, to those that wait as well', async () => {
  const early = request()
  await new Promise(resolve => setTimeout(resolve, 50))
  door.dismiss()
  for (const response of [await early, await request()]) {
    expect(response.status).toBe(503)
    expect(response.headers['retry-after']).toBe('3')
  }
  door.open((_, outgoing) => outgoing.end('the site'))
  expect((await request()).status).toBe(200)
})
