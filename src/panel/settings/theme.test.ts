import { beforeEach, expect, it, vi } from 'vitest'
import { AMINA } from '#panel/testing/browser.ts'
import { type ThemedPage, themedPage } from '#stores/testing/themedPage.ts'

let page: ThemedPage
let answerTheme: (theme: string) => void

beforeEach(() => {
  page = themedPage()
  const stored = new Promise<string>(resolve => {
    answerTheme = resolve
  })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) =>
    Response.json(
      method === 'GET' ? { theme: await stored } : { success: true, ...JSON.parse(String(body)) },
    ),
  )
})

it('applies the site’s theme, which the panel’s page does not contain', async () => {
  const { $theme, loadTheme } = await import('./theme.ts')
  const loading = loadTheme()
  answerTheme('theme-red')
  await loading
  expect($theme.get()).toEqual({ chosen: 'red', stored: 'red', saving: false })
  expect([...page.classes]).toEqual(['theme-red'])
  expect(page.kept.get('siteTheme')).toBe('green>red')
})

it('comes with the first check of the session, and no later one takes a chosen color back', async () => {
  const { $look, checkSession } = await import('#panel/shell/session.ts')
  let theme = 'theme-red'
  vi.stubGlobal('fetch', async () => Response.json({ user: AMINA, notices: [], look: { theme } }))
  await checkSession()
  expect($look.get()).toEqual({ theme: 'theme-red' })
  theme = 'theme-purple'
  await checkSession()
  expect($look.get()).toEqual({ theme: 'theme-red' })
})

it('keeps a theme that is chosen during the request', async () => {
  const { $theme, chooseSiteTheme, loadTheme } = await import('./theme.ts')
  const loading = loadTheme()
  await chooseSiteTheme('purple')
  answerTheme('theme-red')
  await loading
  expect($theme.get()).toEqual({ chosen: 'purple', stored: 'purple', saving: false })
  expect([...page.classes]).toEqual(['theme-purple'])
})

it('sends a color of the site’s own with the nearest theme', async () => {
  const { $theme, chooseSiteTheme } = await import('./theme.ts')
  await chooseSiteTheme('#102a5c')
  expect($theme.get()).toEqual({ chosen: '#102a5c', stored: '#102a5c', saving: false })
  expect([...page.classes]).toEqual(['theme-own'])
})

it('takes a theme back that cannot be saved, and says so in one sentence', async () => {
  const { $theme, chooseSiteTheme } = await import('./theme.ts')
  const { $banner } = await import('#panel/shell/banner.ts')
  await chooseSiteTheme('purple')
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await chooseSiteTheme('red')
  expect($theme.get()).toEqual({ chosen: 'purple', stored: 'purple', saving: false })
  expect([...page.classes]).toEqual(['theme-purple'])
  expect($banner.get()?.text).toBe('Failed to set theme')
})
