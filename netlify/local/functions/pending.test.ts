import { expect, it } from 'vitest'
import { pendingWork } from './pending.ts'

const after = <T>(ms: number, value: T) =>
  new Promise<T>(resolve => setTimeout(() => resolve(value), ms))

it('waits for all work, also for work that work adds', async () => {
  const done: string[] = []
  const pending = pendingWork(() => {})
  pending.add(
    after(10, 'first').then(name => {
      done.push(name)
      pending.add(after(10, 'second').then(next => done.push(next)))
    }),
  )
  expect(await pending.settle(1000)).toEqual({ left: 0 })
  expect(done).toEqual(['first', 'second'])
})

it('stops waiting at the limit and returns how much is left', async () => {
  const pending = pendingWork(() => {})
  pending.add(after(500, 'late'))
  expect(await pending.settle(20)).toEqual({ left: 1 })
})

it('reports a failure and goes on', async () => {
  const failures: unknown[] = []
  const pending = pendingWork(error => failures.push(error))
  pending.add(Promise.reject(new Error('mail is down')))
  expect(await pending.settle(100)).toEqual({ left: 0 })
  expect(failures).toEqual([new Error('mail is down')])
})
