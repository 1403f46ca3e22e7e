import { afterEach, expect, it, vi } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { boundedQueue } from './boundedQueue.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** Tasks that finish when `end` is called, oldest first. */
function heldWorks() {
  const running: (() => void)[] = []
  const work = () => new Promise<void>(resolve => running.push(resolve))
  return { work, running, end: () => running.shift()?.() }
}

it.each([
  [1_000, 20],
  [100, 200],
  [400, 50],
  [9_000, 2],
  [30_000, 0],
])('queues as many tasks of %i ms as can start within 10 s', (ms, waiting) => {
  const { enter } = boundedQueue(2, 10_000, ms)
  const { work } = heldWorks()
  const refused = vi.fn()
  for (let count = 0; count < 2 + waiting; count++) void enter(work).catch(refused)
  expect(() => boundedQueue(2, 10_000, ms).requireRoom('stranger')).not.toThrow()
  return expect(enter(work, 'stranger')).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'retry-after': '10' },
  })
})

it('refuses with 503 while the queue is full and accepts tasks again afterwards', async () => {
  const { enter } = boundedQueue(1, 10_000, 10_000)
  const { work, end } = heldWorks()
  const first = enter(work)
  const second = enter(async () => 'second')
  await expect(enter(async () => 'third')).rejects.toThrow(Refusal)
  end()
  await first
  expect(await second).toBe('second')
  expect(await enter(async () => 'fourth')).toBe('fourth')
})

it('queues fewer tasks once they take longer', async () => {
  vi.useFakeTimers()
  const { enter, requireRoom } = boundedQueue(1, 10_000, 5_000)
  const sleep = () => new Promise<void>(resolve => setTimeout(resolve, 60_000))
  const first = enter(sleep)
  expect(() => requireRoom('known')).not.toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  await first
  void enter(sleep)
  expect(() => requireRoom('known')).toThrow(Refusal)
})

it('queues strangers while the lane for addresses with several accounts is full', async () => {
  const { enter, requireRoom } = boundedQueue(1, 10_000, 1_000)
  const { work } = heldWorks()
  for (let count = 0; count < 11; count++) void enter(work, 'repeated')
  expect(() => requireRoom('repeated')).toThrow(Refusal)
  expect(() => requireRoom('stranger')).not.toThrow()
})

it('runs known callers before strangers, and queues them while the strangers’ lane is full', async () => {
  const { enter, requireRoom } = boundedQueue(1, 10_000, 1_000)
  const { work, end, running } = heldWorks()
  const done: string[] = []
  void enter(work)
  for (let count = 0; count < 10; count++) {
    void enter(async () => void done.push('stranger'), 'stranger')
  }
  expect(() => requireRoom('stranger')).toThrow(Refusal)
  const known = enter(async () => void done.push('known'))
  expect(running).toHaveLength(1)
  end()
  await known
  await vi.waitFor(() => expect(done).toHaveLength(11))
  expect(done[0]).toBe('known')
})
