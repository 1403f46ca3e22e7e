import { rememberedTheme, SITE_THEME_KEY } from '#domain/theme/remembered.ts'
import { type Color, STORAGE_KEYS, visitorThemeOf } from '#domain/theme/visitorTheme.ts'

/**
 * Runs in the head of every page, before the first paint: sets the theme on the root by the rules of
 * domain/theme: the site's theme when it is newer than the page, overridden by the visitor's own.
 * Marks the root as scripted, as fresh when nobody comes back to a place in it, as showing the calendar
 * that its address asks for, as signed in when a user is stored, and as having the typefaces when an
 * earlier page loaded them. Identical on every page, since the site's policy lists its hash.
 */
const root = document.documentElement
const { dataset } = root
const stored = (key: string) => localStorage.getItem(key)

dataset.js = ''
const arrivals = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrivals.some(({ type }) => type === 'navigate')) dataset.fresh = ''
if (/[?&]view=calendar/.test(location.search)) dataset.view = 'calendar'

try {
  const built = dataset.siteTheme as Color
  const site = rememberedTheme(stored(SITE_THEME_KEY), built)
  if (site) {
    dataset.builtTheme = built
    dataset.siteTheme = site
  }
  const { color, font, mode } = visitorThemeOf({
    color: stored(STORAGE_KEYS.color),
    font: stored(STORAGE_KEYS.font),
    mode: stored(STORAGE_KEYS.mode),
  })
  root.className = root.className.replace(/\btheme-\S+/, `theme-${color ?? site ?? built}`)
  if (font === 'alt') dataset.font = font
  if (mode !== 'system') dataset.mode = mode
  if (stored('user')) dataset.user = ''
  if (stored('typefaces')) {
    dataset.typefaces = ''
    for (const link of document.querySelectorAll<HTMLLinkElement>('[data-typeface]')) {
      link.media = 'all'
    }
  }
} catch {
  // Without storage the page stays as it was built.
}

// A transition between pages that the browser gives up is no error: it just goes without.
addEventListener('unhandledrejection', event => {
  if (/^Transition was aborted/.test(event.reason?.message)) event.preventDefault()
})
