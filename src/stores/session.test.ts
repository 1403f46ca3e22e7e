import { beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from './testing/browserStorage.ts'

const user = { name: 'Amina', email: 'amina@example.org', role: 'admin' }
let kept: Map<string, string>

beforeEach(() => {
  kept = browserStorage()
  vi.resetModules()
})

it('reads the user from browser storage at start', async () => {
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
  ['responds', async () => Response.json({ success: true }), false],
  ['refuses', async () => Response.json({ success: false, error: 'No' }, { status: 500 }), true],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')), true],
])('signs out when the server %s, and remembers whether to retry', async (_, fetch, pending) => {
  kept.set('user', JSON.stringify(user))
  const spy = vi.fn(fetch)
  vi.stubGlobal('fetch', spy)
  const { $user, isLogoutPending } = await import('./session.ts')
  const { logout } = await import('./logout.ts')
  await logout()
  expect([$user.get(), kept.has('user')]).toEqual([null, false])
  expect(spy).toHaveBeenCalledWith('/api/logout', expect.objectContaining({ method: 'POST' }))
  expect(isLogoutPending()).toBe(pending)
})

it('retries a logout until the server has received it', async () => {
  const { isLogoutPending } = await import('./session.ts')
  const { logout, retryLogout } = await import('./logout.ts')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await logout()
  expect([await retryLogout(), isLogoutPending()]).toEqual([false, true])
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  expect([await retryLogout(), isLogoutPending()]).toEqual([true, false])
})

it('forgets a failed logout at the next sign-in', async () => {
  const { isLogoutPending, rememberUser, setLogoutPending } = await import('./session.ts')
  setLogoutPending(true)
  rememberUser(user)
  expect(isLogoutPending()).toBe(false)
})

it('keeps a sign-in without browser storage as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { $user, rememberUser } = await import('./session.ts')
  expect($user.get()).toBeNull()
  rememberUser(user)
  expect($user.get()).toEqual(user)
})
