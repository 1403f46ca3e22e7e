import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LoadedFunction } from './load.ts'
import { pendingWork } from './pending.ts'
import { startScheduler } from './scheduler.ts'

let scheduler: ReturnType<typeof startScheduler>
const lines: string[] = []
const failures: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:30:20Z') })
  lines.length = 0
})
afterEach(() => {
  scheduler.stop()
  vi.useRealTimers()
  expect(failures).toEqual([])
})

function start(schedule: string, handler: LoadedFunction['handler']): void {
  const fn = { name: 'tick', schedule, handler } as LoadedFunction
  scheduler = startScheduler([fn], {
    pending: pendingWork(error => failures.push(error)),
    log: (_, event) => lines.push(event),
    siteUrl: 'http://localhost:8888',
  })
}

it('runs at each due minute and passes the time of the next run', async () => {
  const bodies: unknown[] = []
  start('*/5 * * * *', async request => {
    bodies.push(await request.json())
    return undefined
  })
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(bodies).toEqual([])
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  expect(bodies).toEqual([
    { next_run: '2026-11-21T07:40:00.000Z' },
    { next_run: '2026-11-21T07:45:00.000Z' },
  ])
})

it('waits for weeks if necessary', async () => {
  const handler = vi.fn(() => undefined)
  start('0 0 1 1 *', handler)
  await vi.advanceTimersByTimeAsync(40 * 86_400_000)
  expect(handler).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(handler).toHaveBeenCalledTimes(1)
})

it('never runs twice at once', async () => {
  const handler = vi.fn(
    () => new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), 150_000)),
  )
  start('* * * * *', handler)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(handler).toHaveBeenCalledTimes(2)
  expect(lines).toContain('scheduled function still running')
})

it('continues after a failure, which it logs', async () => {
  const handler = vi.fn(() => {
    throw new Error('mail is down')
  })
  start('* * * * *', handler)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(handler).toHaveBeenCalledTimes(2)
  expect(lines).toEqual(['scheduled function failed', 'scheduled function failed'])
})

it('runs by name at once', async () => {
  const handler = vi.fn(() => undefined)
  start('@yearly', handler)
  await scheduler.run('tick')
  expect(handler).toHaveBeenCalledTimes(1)
  await expect(scheduler.run('other')).rejects.toThrow('other')
})

it('refuses an invalid schedule at the start', () => {
  expect(() => start('often', () => undefined)).toThrow('often')
})
