import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ThemedPage, themedPage } from './testing/themedPage.ts'

const walk = { id: 'walk', title: 'Lantern walk' }

let page: ThemedPage
let requested: string[]
let responses: Record<string, () => Response>

beforeEach(() => {
  page = themedPage()
  page.dataset.contentRevision = '3'
  page.dataset.showsEvents = ''
  requested = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    return responses[address]?.() ?? new Response('', { status: 503 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NEWER = '/api/newer?since=3&events=1'

it('requests content, prayer times and events of a page together', async () => {
  responses = { [NEWER]: () => Response.json({ content: null, prayer: null, events: [walk] }) }
  const { $events, loadEvents } = await import('./events.ts')
  const { loadNewerContent } = await import('./content.ts')
  await Promise.all([loadEvents(), loadNewerContent()])
  expect($events.get()).toEqual([walk])
  expect(requested).toEqual([NEWER])
})

it('requests the events by themselves where the response lacks them', async () => {
  responses = {
    [NEWER]: () => Response.json({ content: null, prayer: null, events: null }),
    '/api/events': () => Response.json([walk]),
  }
  const { $events, loadEvents } = await import('./events.ts')
  await loadEvents()
  expect($events.get()).toEqual([walk])
})

it('keeps the events of the build without a response', async () => {
  responses = {}
  const { $events, loadEvents } = await import('./events.ts')
  await loadEvents()
  expect($events.get()).toBeNull()
  expect(requested).toEqual([NEWER, '/api/events'])
  expect(console.warn).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Failed to fetch events' }),
  )
})
