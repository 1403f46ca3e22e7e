import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callSignal, storageLimits, withDeadline } from './deadline.ts'

const { visitor, patient } = storageLimits

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is shared by all calls of a request, and separate for each request', async () => {
  const signals: Record<string, AbortSignal[]> = { one: [], two: [] }
  const request = async (name: string) => {
    const call = async () => {
      await null
      signals[name]?.push(callSignal())
    }
    await call()
    await Promise.all([call(), call()])
    await new Promise(() => {})
  }
  void withDeadline('visitor', () => request('one'))
  void withDeadline('patient', () => request('two'))
  const aborted = (name: string) => signals[name]?.map(signal => signal.aborted)
  await vi.advanceTimersByTimeAsync(visitor - 1)
  expect([aborted('one'), aborted('two')]).toEqual([Array(3).fill(false), Array(3).fill(false)])
  await vi.advanceTimersByTimeAsync(1)
  expect([aborted('one'), aborted('two')]).toEqual([Array(3).fill(true), Array(3).fill(false)])
  await vi.advanceTimersByTimeAsync(patient - visitor)
  expect(aborted('two')).toEqual(Array(3).fill(true))
})

it('ends with the response: late work is limited call by call', async () => {
  let late: Promise<AbortSignal> | undefined
  let early: AbortSignal | undefined
  await withDeadline('visitor', async () => {
    early = callSignal()
    late = new Promise(resolve => setTimeout(() => resolve(callSignal()), 2 * visitor))
  })
  await vi.advanceTimersByTimeAsync(2 * visitor)
  expect(early?.aborted).toBe(false)
  expect((await late)?.aborted).toBe(false)
})

it('lets a visitor’s response be made within 8 s, and others within the platform’s 60 s', () => {
  expect(visitor).toBeLessThan(8_000)
  expect(patient).toBeLessThan(60_000)
})
