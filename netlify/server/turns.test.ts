import { expect, it } from 'vitest'
import { turns } from './turns.ts'

it('runs two at once, makes the others wait, and lets all finish', async () => {
  const enter = turns(2)
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
  const enter = turns(1)
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
