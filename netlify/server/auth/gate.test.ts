import { expect, it } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { gate } from './gate.ts'

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
