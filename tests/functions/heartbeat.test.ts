import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetEnv } from '#server/env.ts'
import type { PeriodicTask } from '#server/periodic/run.ts'
import tick from '../../netlify/functions/tick.ts'

const task = vi.hoisted(() => ({ name: 'the only task', run: async () => {} }) as PeriodicTask)
vi.mock('#server/tick/tasks.ts', () => ({ periodicTasks: [task] }))

const log = vi.spyOn(console, 'error').mockImplementation(() => {})
const events = () => log.mock.calls.map(([line]) => JSON.parse(line).event)

let server: Server
let calls: string[]
let status: number
beforeEach(async () => {
  log.mockClear()
  calls = []
  status = 200
  task.run = async () => {}
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(status).end('OK')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('HEARTBEAT_URL', `http://127.0.0.1:${port}/ping/abc`)
  forgetEnv()
})
afterEach(() => {
  vi.unstubAllEnvs()
  forgetEnv()
  server.close()
})

it('requests the address when every task of the tick succeeded', async () => {
  await tick()
  expect(calls).toEqual(['GET /ping/abc'])
  expect(log).not.toHaveBeenCalled()
})

it('does not when a task failed', async () => {
  task.run = async () => Promise.reject(new Error('storage fails'))
  await tick()
  expect(calls).toEqual([])
})

it('logs once that nobody listens, without the address, and again only after a success', async () => {
  status = 500
  await tick()
  await tick()
  expect(events()).toEqual(['heartbeat failed'])
  expect(String(log.mock.calls)).not.toContain('abc')
  status = 200
  await tick()
  status = 404
  await tick()
  expect(events()).toEqual(['heartbeat failed', 'heartbeat failed'])
  expect(calls).toHaveLength(4)
})
