import { expect, it, vi } from 'vitest'
import { ignoresProxy, noteIgnoredProxy } from './ignoredProxy.ts'

it('logs an ignored proxy once, and remembers it for the dashboard', () => {
  const log = vi.fn()
  expect(ignoresProxy()).toBe(false)
  for (let request = 0; request < 3; request += 1) noteIgnoredProxy(log)
  expect(log).toHaveBeenCalledOnce()
  expect(ignoresProxy()).toBe(true)
})
