import { afterEach, expect, it, vi } from 'vitest'
import { callDeadline, storageLimits, withDeadline } from './deadline.ts'

let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)
afterEach(() => {
  now = 0
})

const { visitor, patient } = storageLimits

it('is shared by all calls of a request, and separate for each request', async () => {
  const call = async () => {
    await null
    return callDeadline()
  }
  const request = async () => {
    const first = await call()
    now += 1_000
    return [first, ...(await Promise.all([call(), call()]))]
  }
  const one = withDeadline('visitor', request)
  now += 500
  const two = withDeadline('patient', request)
  expect(await one).toEqual([visitor, visitor, visitor])
  expect(await two).toEqual([500 + patient, 500 + patient, 500 + patient])
})

it('ends with the response: late work has a limit for each call', async () => {
  let late: Promise<number> | undefined
  await withDeadline('visitor', async () => {
    late = new Promise(resolve => setTimeout(() => resolve(callDeadline()), 5))
  })
  now = 60_000
  expect(await late).toBe(60_000 + patient)
})

it('lets a visitor’s response be made within 8 s, and others within the platform’s 60 s', () => {
  expect(visitor).toBeLessThan(8_000)
  expect(patient).toBeLessThan(60_000)
})
