import { expect, it } from 'vitest'
import { limitConcurrency, limitConcurrencyInLanes } from './limitConcurrency.ts'

it('runs two tasks at once, queues the others, and finishes all', async () => {
  const enter = limitConcurrency(2)
  let now = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++now)
    await new Promise(resolve => setTimeout(resolve, 2))
    now--
    return 'done'
  }
  const results = await Promise.all(Array.from({ length: 20 }, () => enter(work)))
  expect(results).toHaveLength(20)
  expect(most).toBe(2)
})

it('continues after a task that fails', async () => {
  const enter = limitConcurrency(1)
  const works = [1, 2, 3].map(number =>
    enter(async () => {
      if (number === 1) throw new Error('no')
      return number
    }),
  )
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})

it('runs a lower lane first and counts the tasks ahead', async () => {
  const { enter, ahead } = limitConcurrencyInLanes(1)
  expect(ahead(0)).toBeNull()
  const order: number[] = []
  const works = [2, 1, 1, 0].map(lane => enter(async () => void order.push(lane), lane))
  expect([ahead(0), ahead(1), ahead(2)]).toEqual([1, 3, 3])
  await Promise.all(works)
  expect(order).toEqual([2, 0, 1, 1])
  expect(ahead(2)).toBeNull()
})
