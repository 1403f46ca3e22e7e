import { beforeEach, expect, it } from 'vitest'
import { type ThemedPage, themedPage } from './testing/themedPage.ts'

let page: ThemedPage

beforeEach(() => {
  page = themedPage()
})

it('shows a newer theme and keeps it for the next page', async () => {
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme({ color: 'red', palette: '' })
  expect([...page.classes]).toEqual(['theme-red'])
  expect(page.kept.get('siteTheme')).toBe('green>red')
})

it('forgets the stored theme when the site has the built one again', async () => {
  page.kept.set('siteTheme', 'green>red')
  Object.assign(page.dataset, { siteTheme: 'red', builtTheme: 'green' })
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme({ color: 'green', palette: '' })
  expect([...page.classes]).toEqual(['theme-green'])
  expect(page.kept.has('siteTheme')).toBe(false)
})

it('remembers the built color through several changes', async () => {
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme({ color: 'red', palette: '' })
  showSiteTheme({ color: 'blue', palette: '' })
  expect(page.kept.get('siteTheme')).toBe('green>blue')
  showSiteTheme({ color: 'green', palette: '' })
  expect(page.kept.has('siteTheme')).toBe(false)
})

it('keeps a visitor’s own color', async () => {
  page.kept.set('colorTheme', 'purple')
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme({ color: 'red', palette: '' })
  expect([...page.classes]).toEqual(['theme-purple'])
})

it('keeps the palette of a color of the site’s own for the next page', async () => {
  const { showSiteTheme } = await import('./siteTheme.ts')
  showSiteTheme({ color: '#0a7c55', palette: '--accent-h:160' })
  expect([...page.classes]).toEqual(['theme-own'])
  expect(page.kept.get('siteTheme')).toBe('green>#0a7c55>--accent-h:160')
})
