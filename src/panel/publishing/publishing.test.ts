import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser
let stop: () => void
const GET = 'GET /api/publishing'
const THEME = { method: 'POST', path: '/api/theme', failure: '' } as const

beforeEach(() => {
  browser = fakeBrowser()
  vi.useFakeTimers({ now: new Date('2026-11-21T13:42:00Z') })
})
afterEach(() => {
  stop()
})

async function start() {
  vi.stubGlobal('location', { pathname: '/admin/events', search: '' })
  const [store, { callAsAdmin }] = await Promise.all([
    import('./publishing.ts'),
    import('#panel/shell/session.ts'),
  ])
  stop = store.watchPublishing()
  await vi.advanceTimersByTimeAsync(0)
  return { ...store, save: () => callAsAdmin(THEME) }
}
const requestCount = () => browser.requests.filter(name => name === GET).length
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

it('requests once while nothing is published, and after a change until all is done', async () => {
  browser.responses[GET] = { state: 'rebuilt', at: null }
  browser.responses['POST /api/theme'] = { success: true }
  const { save } = await start()
  await seconds(600)
  expect(requestCount()).toBe(1)

  browser.responses[GET] = { state: 'saved', at: '2026-11-21T13:52:00Z' }
  await save()
  await seconds(0)
  expect(requestCount()).toBe(2)
  await seconds(6)
  expect(requestCount()).toBe(5)
  browser.responses[GET] = { state: 'rebuilt', at: '2026-11-21T13:52:08Z' }
  await seconds(600)
  expect(requestCount()).toBe(6)
})

it('pauses in a hidden tab, and requests when the tab comes back', async () => {
  browser.responses[GET] = { state: 'rebuilding', at: '2026-11-21T13:42:00Z', live: true }
  await start()
  Object.assign(document, { visibilityState: 'hidden' })
  await seconds(60)
  const before = requestCount()
  expect(before).toBeLessThan(3)
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await seconds(0)
  expect(requestCount()).toBe(before + 1)
})

it('shows a failure, and continues to request', async () => {
  const { publishStatus } = await start()
  expect(publishStatus.$data.get()).toEqual({
    state: 'failed',
    message:
      'The publishing status could not be loaded. The site did not answer: check your internet.',
  })
  browser.responses[GET] = { state: 'rebuilt', at: null }
  await seconds(30)
  expect(publishStatus.$data.get()).toMatchObject({ state: 'ready', data: { state: 'rebuilt' } })
})

it('publishes now, once for two presses, and shows the state in the response', async () => {
  browser.responses[GET] = { state: 'rebuilt', at: null }
  const { publish, publishStatus } = await start()
  browser.responses['POST /api/publishing'] = {
    success: true,
    state: 'rebuilding',
    at: '2026-11-21T13:42:00Z',
    live: true,
  }
  await Promise.all([publish(), publish()])
  expect(publishStatus.$data.get()).toMatchObject({ data: { state: 'rebuilding' } })
  expect(browser.requests.filter(name => name.startsWith('POST'))).toHaveLength(1)
})
