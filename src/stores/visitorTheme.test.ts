import { beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from './testing/browserStorage.ts'

let kept: Map<string, string>
let root: { classList: Set<string>; dataset: Record<string, string>; style: object }
let properties: Map<string, string>

beforeEach(() => {
  kept = browserStorage()
  const classes = new Set(['theme-blue', 'other']) as Set<string> & { remove?: unknown }
  classes.remove = (name: string) => classes.delete(name)
  properties = new Map()
  const style = {
    setProperty: (name: string, value: string) => properties.set(name, value),
    removeProperty: (name: string) => properties.delete(name),
  }
  root = { classList: classes, dataset: { siteTheme: 'blue' }, style }
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: root })
})

it('loads the stored choice at start', async () => {
  kept.set('colorTheme', 'red').set('isDarkMode', 'false')
  const { $visitorTheme } = await import('./visitorTheme.ts')
  expect($visitorTheme.get()).toEqual({ color: 'red', font: 'default', mode: 'light' })
})

it('applies and stores a change of one axis at once', async () => {
  const { chooseTheme } = await import('./visitorTheme.ts')
  chooseTheme({ color: 'purple', mode: 'dark' })
  chooseTheme({ font: 'alt' })
  expect([...root.classList].sort()).toEqual(['other', 'theme-purple'])
  expect(root.dataset).toEqual({ siteTheme: 'blue', mode: 'dark', font: 'alt' })
  expect(Object.fromEntries(kept)).toEqual({
    colorTheme: 'purple',
    isDarkMode: 'true',
    fontTheme: 'alt',
  })
})

it('returns to the site’s color and the system’s mode', async () => {
  kept.set('colorTheme', 'red').set('isDarkMode', 'true').set('fontTheme', 'alt')
  const { chooseTheme } = await import('./visitorTheme.ts')
  chooseTheme({ color: null, font: 'default', mode: 'system' })
  expect([...root.classList].sort()).toEqual(['other', 'theme-blue'])
  expect(root.dataset).toEqual({ siteTheme: 'blue' })
  expect(kept.size).toBe(0)
})

it('applies a newer site theme unless the visitor has chosen a color', async () => {
  const { chooseTheme, setSiteTheme } = await import('./visitorTheme.ts')
  setSiteTheme({ color: 'red', palette: '' })
  expect(root.classList.has('theme-red')).toBe(true)
  chooseTheme({ color: 'purple' })
  setSiteTheme({ color: 'green', palette: '' })
  expect([...root.classList].sort()).toEqual(['other', 'theme-purple'])
  chooseTheme({ color: null })
  expect([...root.classList].sort()).toEqual(['other', 'theme-green'])
})

it('applies a newer color of the site’s own, and takes it off for a visitor’s color', async () => {
  const { chooseTheme, setSiteTheme } = await import('./visitorTheme.ts')
  setSiteTheme({ color: '#0a7c55', palette: '--accent-l:0.43;--accent-h:160;--deep-c:0.05' })
  expect([...root.classList].sort()).toEqual(['other', 'theme-own'])
  const own = { '--accent-l': '0.43', '--accent-h': '160', '--deep-c': '0.05' }
  expect(Object.fromEntries(properties)).toEqual(own)
  chooseTheme({ color: 'purple' })
  expect(properties.size).toBe(0)
  chooseTheme({ color: null })
  expect(Object.fromEntries(properties)).toEqual(own)
  setSiteTheme({ color: 'red', palette: '' })
  expect([[...root.classList].sort(), properties.size]).toEqual([['other', 'theme-red'], 0])
})

it('applies a choice when storage is forbidden', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { chooseTheme } = await import('./visitorTheme.ts')
  chooseTheme({ mode: 'dark' })
  expect(root.dataset.mode).toBe('dark')
})
