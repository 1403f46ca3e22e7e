import { setEnvironmentContext } from '@netlify/blobs'
import { afterEach, expect, it, vi } from 'vitest'
import { callSignal, storageLimits, withDeadline } from '../storage/deadline.ts'
import { transport } from '../storage/patientFetch.ts'
import { followHabits } from './followHabits.ts'

afterEach(() => void vi.restoreAllMocks())

it('leaves a request time for its own storage calls where the habits do not come', async () => {
  const url = 'http://storage.test'
  setEnvironmentContext({ siteID: 'a', token: 'token', edgeURL: url, uncachedEdgeURL: url })
  storageLimits.aside = 20
  const send = vi.spyOn(transport, 'send').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  await withDeadline('visitor', async () => {
    await followHabits()
    expect(send).toHaveBeenCalled()
    expect(callSignal().aborted).toBe(false)
  })
})
