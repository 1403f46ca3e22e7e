import { beforeEach, expect, it, vi } from 'vitest'
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

const NEWER = '/api/newer?since=3&events=recent'

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

it('asks again for an open page, once for parts that ask together, and passes each response on', async () => {
  let count = 0
  responses = { [NEWER]: () => Response.json({ notices: { notices: [{ id: `${count++}` }] } }) }
  vi.useFakeTimers({ toFake: ['Date'] })
  const { loadNewer, onNewer, refreshNewer } = await import('./newer.ts')
  const passed: string[] = []
  onNewer(({ notices }) => passed.push(notices?.notices[0]?.id ?? ''))
  await loadNewer()
  await Promise.all([loadNewer(), refreshNewer()])
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await Promise.all([refreshNewer(), refreshNewer()])
  expect(passed).toEqual(['0', '1'])
  expect(requested).toEqual([NEWER, NEWER])
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

const earlier = { before: '2026-10-01', count: 1, categories: ['lecture'] }

it('requests earlier events once, when they are needed', async () => {
  const tea = { id: 'tea', title: 'Tea of 2024' }
  responses = {
    [NEWER]: () => Response.json({ events: [walk], earlierEvents: earlier }),
    '/api/events': () => Response.json([walk, tea]),
  }
  const { $earlierEvents, $events, loadEarlierEvents, loadEvents } = await import('./events.ts')
  await loadEvents()
  expect([$events.get(), $earlierEvents.get()]).toEqual([[walk], earlier])
  await Promise.all([loadEarlierEvents(), loadEarlierEvents()])
  await loadEarlierEvents()
  expect([$events.get(), $earlierEvents.get()]).toEqual([[walk, tea], null])
  expect(requested).toEqual([NEWER, '/api/events'])
})

it('keeps what it has where earlier events cannot be loaded', async () => {
  responses = { [NEWER]: () => Response.json({ events: [walk], earlierEvents: earlier }) }
  const { $earlierEvents, $events, loadEarlierEvents, loadEvents } = await import('./events.ts')
  await loadEvents()
  await loadEarlierEvents()
  expect($events.get()).toEqual([walk])
  expect($earlierEvents.get()).toEqual({ ...earlier, failed: true })
})
