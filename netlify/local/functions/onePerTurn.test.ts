import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onePerTurn } from './onePerTurn.ts'

it('lets one caller go on per turn of the event loop, in order', async () => {
  const turn = onePerTurn()
  const gone: number[] = []
  for (const caller of [1, 2, 3]) turn().then(() => gone.push(caller))
  const seen: number[] = []
  while (gone.length < 3) {
    await nextTurn()
    seen.push(gone.length)
  }
  expect(seen).toEqual([1, 2, 3])
  expect(gone).toEqual([1, 2, 3])
  await turn()
})
