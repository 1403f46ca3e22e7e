import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const user = { name: 'Amina', email: 'amina@example.org', role: 'admin' }
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('takes the user from browser storage at start', async () => {
  kept.set('user', JSON.stringify(user))
  const { $user } = await import('./session.ts')
  expect($user.get()).toEqual(user)
})

it('keeps a sign-in, and forgets it', async () => {
  const { $user, rememberUser } = await import('./session.ts')
  rememberUser(user)
  expect([$user.get(), JSON.parse(kept.get('user') ?? 'null')]).toEqual([user, user])
  rememberUser(null)
  expect([$user.get(), kept.has('user')]).toEqual([null, false])
})

it.each([
  ['answers', async () => Response.json({ success: true })],
  ['refuses', async () => Response.json({ success: false, error: 'No' }, { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('signs out when the server %s', async (_, fetch) => {
  kept.set('user', JSON.stringify(user))
  const spy = vi.fn(fetch)
  vi.stubGlobal('fetch', spy)
  const { $user, logout } = await import('./session.ts')
  await logout()
  expect([$user.get(), kept.has('user')]).toEqual([null, false])
  expect(spy).toHaveBeenCalledWith('/api/logout', expect.objectContaining({ method: 'POST' }))
})

it('works without storage, for as long as the page lasts', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { $user, rememberUser } = await import('./session.ts')
  expect($user.get()).toBeNull()
  rememberUser(user)
  expect($user.get()).toEqual(user)
})
