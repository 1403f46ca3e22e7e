import { expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { gate } from './gate.ts'

it('runs two at once, makes the others wait, and lets all finish', async () => {
  const enter = gate(2, 100)
  let now = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++now)
    await new Promise(resolve => setTimeout(resolve, 2))
    now--
    return 'done'
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(work)))
  expect(answers).toHaveLength(20)
  expect(most).toBe(2)
})

it('goes on after a work that fails', async () => {
  const enter = gate(1, 10)
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

it('refuses with 503 when too many wait, and takes new ones once they are through', async () => {
  const enter = gate(1, 1)
  let finish = () => {}
  const first = enter(() => new Promise<void>(resolve => (finish = resolve)))
  const second = enter(async () => 'second')
  const third = enter(async () => 'third')
  await expect(third).rejects.toThrow(Refusal)
  await expect(third).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  finish()
  await first
  expect(await second).toBe('second')
  expect(await enter(async () => 'fourth')).toBe('fourth')
})
