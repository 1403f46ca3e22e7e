import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let kept: Map<string, string>
let classes: Set<string>
let root: { classList: unknown; dataset: Record<string, string> }

beforeEach(() => {
  kept = new Map()
  classes = new Set(['theme-green'])
  const classList = Object.assign(classes, { remove: (name: string) => classes.delete(name) })
  root = { classList, dataset: { siteTheme: 'green' } }
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

it('takes over a newer theme and keeps it for the next page', async () => {
  answering(async () => Response.json({ theme: 'theme-red' }))
  const { followSiteTheme } = await import('./siteTheme.ts')
  await followSiteTheme()
  expect([...classes]).toEqual(['theme-red'])
  expect(kept.get('siteTheme')).toBe('green>red')
})

it('forgets it when the site is as the page was built', async () => {
  kept.set('siteTheme', 'green>red')
  root.dataset = { siteTheme: 'red', builtTheme: 'green' }
  answering(async () => Response.json({ theme: 'theme-green' }))
  const { followSiteTheme } = await import('./siteTheme.ts')
  await followSiteTheme()
  expect([...classes]).toEqual(['theme-green'])
  expect(kept.has('siteTheme')).toBe(false)
})

it('keeps the built colour apart through several changes', async () => {
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme('red')
  showSiteTheme('blue')
  expect(kept.get('siteTheme')).toBe('green>blue')
  showSiteTheme('green')
  expect(kept.has('siteTheme')).toBe(false)
})

it('leaves a visitor’s own colour on top', async () => {
  kept.set('colorTheme', 'purple')
  answering(async () => Response.json({ theme: 'theme-red' }))
  const { followSiteTheme } = await import('./siteTheme.ts')
  await followSiteTheme()
  expect([...classes]).toEqual(['theme-purple'])
})

it.each([
  ['fails', async () => Response.json({ success: false, error: 'No' }, { status: 500 })],
  ['names no theme', async () => Response.json({ theme: 'pink' })],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('changes nothing when the server %s', async (_, answer) => {
  answering(answer)
  const { followSiteTheme } = await import('./siteTheme.ts')
  await followSiteTheme()
  expect([[...classes], kept.size]).toEqual([['theme-green'], 0])
})
