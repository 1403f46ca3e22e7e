import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ThemedPage, themedPage } from './testing/themedPage.ts'

let page: ThemedPage

beforeEach(() => {
  page = themedPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows a newer theme and keeps it for the next page', async () => {
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme('red')
  expect([...page.classes]).toEqual(['theme-red'])
  expect(page.kept.get('siteTheme')).toBe('green>red')
})

it('forgets the stored theme when the site has the built one again', async () => {
  page.kept.set('siteTheme', 'green>red')
  Object.assign(page.dataset, { siteTheme: 'red', builtTheme: 'green' })
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme('green')
  expect([...page.classes]).toEqual(['theme-green'])
  expect(page.kept.has('siteTheme')).toBe(false)
})

it('remembers the built color through several changes', async () => {
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme('red')
  showSiteTheme('blue')
  expect(page.kept.get('siteTheme')).toBe('green>blue')
  showSiteTheme('green')
  expect(page.kept.has('siteTheme')).toBe(false)
})

it('keeps a visitor’s own color', async () => {
  page.kept.set('colorTheme', 'purple')
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme('red')
  expect([...page.classes]).toEqual(['theme-purple'])
})
