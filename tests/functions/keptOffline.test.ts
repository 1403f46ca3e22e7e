import { expect, it } from 'vitest'
import { handlingOfFile } from '../../src/worker/rules.ts'
import { allEndpoints } from './site.ts'

const gets = (await allEndpoints()).filter(({ method }) => method === 'GET')

it('the service worker keeps only responses that everyone gets', () => {
  const kept = gets.filter(({ path }) => handlingOfFile(path))
  expect(kept.length).toBeGreaterThan(5)
  for (const { path, access, cache } of kept) {
    expect([path, access]).toEqual([path, 'public'])
    // Pictures and the build's files bring headers of their own.
    if (handlingOfFile(path) === 'data') expect([path, Boolean(cache)]).toEqual([path, true])
  }
})

it('the service worker leaves to the browser what admins read', () => {
  const restricted = gets.filter(({ access }) => access !== 'public').map(({ path }) => path)
  expect(restricted.length).toBeGreaterThan(10)
  expect(restricted.filter(path => handlingOfFile(path))).toEqual([])
})
