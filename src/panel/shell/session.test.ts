import { beforeEach, expect, it, vi } from 'vitest'
import { US_HABITS } from '#locale/locale.ts'
import { AMINA, type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser
const STATUS = 'GET /api/session-status'

beforeEach(() => {
  browser = fakeBrowser()
  vi.useFakeTimers()
})

it('opens for a user whose session the server confirms', async () => {
  browser.responses[STATUS] = { success: true, user: AMINA, notices: [], zone: 'Asia/Karachi' }
  const { $session, checkSession } = await import('./session.ts')
  const { mosqueZone } = await import('#stores/clock.ts')
  expect([$session.get(), mosqueZone()]).toEqual([{ state: 'checking' }, 'UTC'])
  await checkSession()
  expect([$session.get(), mosqueZone()]).toEqual([{ state: 'open', user: AMINA }, 'Asia/Karachi'])
})

it.each([
  ['5 hours fast', 5 * 60],
  ['a day slow', -24 * 60],
  ['a year fast', 365 * 24 * 60],
])('goes by the server’s clock where that of the phone is %s', async (_, minutes) => {
  const server = new Date('2026-11-24T17:00:00Z')
  vi.setSystemTime(server.getTime() + minutes * 60_000)
  const status = { success: true, user: AMINA, notices: [], habits: US_HABITS }
  browser.responses[STATUS] = { ...status, now: server.toISOString() }
  const { checkSession } = await import('./session.ts')
  const { $now, now } = await import('#stores/clock.ts')
  await checkSession()
  expect([now(), $now.get()]).toEqual([server, server])
  // Set right meanwhile.
  vi.setSystemTime(server)
  await checkSession()
  expect(now()).toEqual(server)
})

it('sends no request where no user is remembered', async () => {
  browser = fakeBrowser({ signedIn: false })
  const { $session, watchSession } = await import('./session.ts')
  const stop = watchSession()
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  expect([$session.get().state, browser.requests]).toEqual(['none', []])
  stop()
})

it('checks every five minutes and when the tab comes back, until it is stopped', async () => {
  browser.responses[STATUS] = { success: true, user: AMINA, notices: [] }
  const { watchSession } = await import('./session.ts')
  const stop = watchSession()
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(browser.requests).toHaveLength(2)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(browser.requests).toHaveLength(3)
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect(browser.requests).toHaveLength(3)
})

it.each([
  [401, 'none', 'ended'],
  [500, 'unreachable', 'open'],
  [undefined, 'unreachable', 'open'],
])('a response of %s at first means %s, and later %s', async (status, atFirst, later) => {
  const { $session, checkSession, keepUser } = await import('./session.ts')
  browser.responses[STATUS] = status
  await checkSession()
  expect($session.get().state).toBe(atFirst)
  keepUser(AMINA)
  await checkSession()
  expect($session.get().state).toBe(later)
  expect(browser.local.has('user')).toBe(later === 'open')
})

it('ends with any private call that responds 401, and keeps what was typed', async () => {
  const { $session, callAsAdmin, keepUser } = await import('./session.ts')
  const { getPeople } = await import('#contract/people.ts')
  const { draftOf, keepDraft } = await import('./drafts.ts')
  keepUser(AMINA)
  keepDraft('site', AMINA.email, { values: { phone: '1' }, aside: null }, 'tab')
  browser.responses['GET /api/people'] = 401
  await expect(callAsAdmin(getPeople)).rejects.toThrow()
  expect($session.get()).toMatchObject({ state: 'ended', kept: true })
  expect(draftOf('site', AMINA.email, 'tab')?.values).toEqual({ phone: '1' })
  expect(draftOf('site', 'another@example.org', 'tab')).toBeNull()
})

it('stays open where a new password replaced the session of a call under way', async () => {
  const { $session, callAsAdmin, keepUser } = await import('./session.ts')
  const { getPeople } = await import('#contract/people.ts')
  const { changePassword } = await import('#contract/changePassword.ts')
  keepUser(AMINA)
  let cookie = 'old'
  const respond: Record<string, (status: number) => void> = {}
  const sentWith: string[] = []
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (method === 'GET') sentWith.push(cookie)
    return new Promise(resolve => {
      respond[`${method} ${address}`] = status =>
        resolve(Response.json({ success: status === 200 }, { status }))
    })
  })
  const people = callAsAdmin(getPeople)
  const body = { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b', code: '' }
  const saved = callAsAdmin(changePassword, { body })
  respond['GET /api/people']?.(401)
  await vi.advanceTimersByTimeAsync(0)
  expect([sentWith, $session.get().state]).toEqual([['old'], 'open'])
  cookie = 'new'
  respond['POST /api/change-password']?.(200)
  await saved
  await vi.advanceTimersByTimeAsync(0)
  respond['GET /api/people']?.(200)
  await people
  expect([sentWith, $session.get().state]).toEqual([['old', 'new'], 'open'])
})

it('forgets what was typed when the admin signs out', async () => {
  const { keepUser, leave } = await import('./session.ts')
  const { draftOf, keepDraft } = await import('./drafts.ts')
  keepUser(AMINA)
  keepDraft('site', AMINA.email, { values: { phone: '1' }, aside: null }, 'tab')
  await leave()
  expect(draftOf('site', AMINA.email, 'tab')).toBeNull()
  expect(browser.local.has('user')).toBe(false)
})

it('ends what is still loading when the admin signs out', async () => {
  const { callAsAdmin, leave } = await import('./session.ts')
  const { getPeople } = await import('#contract/people.ts')
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { method, signal }: RequestInit) => {
    if (method !== 'GET') return Promise.resolve(Response.json({ success: true }))
    signals.push(signal)
    return new Promise(() => {})
  })
  void callAsAdmin(getPeople)
  expect(signals[0]?.aborted).toBe(false)
  await leave()
  expect(signals[0]?.aborted).toBe(true)
})
