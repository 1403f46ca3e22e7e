import { savesData } from '#components/ui/savesData.ts'
import { rememberedTheme, SITE_THEME_KEY } from '#domain/theme/remembered.ts'
import { colorClass, type SiteColor } from '#domain/theme/siteColor.ts'
import { STORAGE_KEYS, visitorThemeOf } from '#domain/theme/visitorTheme.ts'

const RELEASED_AFTER_MS = 8_000

/**
 * Runs in the head of every page, before the first paint: sets the theme on the root by the rules of
 * domain/theme: the site's theme when it is newer than the page, overridden by the visitor's own.
 * Marks the root as scripted, home's as fresh when nobody comes back to a place in it, as showing the calendar
 * that its address asks for, as signed in when a user is stored, and as having the typefaces when an
 * earlier page loaded them or a quick line brings them before the first paint. Identical on every
 * page, since the site's policy lists its hash.
 */
const root = document.documentElement
const { dataset } = root
const stored = (key: string) => localStorage.getItem(key)

// A wide header fills from its end: shown half read, all of it would move. The checker of HTML knows no
// such link, and phones have no such header.
if (screen.width > 640) {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="expect" href="#content" blocking="render" media="(min-width:64rem)">',
  )
}

/** How long this page may have taken to begin, in ms, for the typefaces to arrive before it is painted. */
const QUICK_MS = 250

dataset.js = ''
const arrivals = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (dataset.page === 'home' && arrivals.some(({ type }) => type === 'navigate')) holdBack()
const isQuick = arrivals.some(
  ({ requestStart, responseStart }) => responseStart - requestStart < QUICK_MS,
)
if (/[?&]view=calendar/.test(location.search)) dataset.view = 'calendar'

try {
  const built = dataset.siteTheme as SiteColor
  const site = rememberedTheme(stored(SITE_THEME_KEY), built)
  if (site) {
    dataset.builtTheme = built
    dataset.siteTheme = site.color
    if (site.palette) dataset.sitePalette = site.palette
  }
  const { color, font, mode } = visitorThemeOf({
    color: stored(STORAGE_KEYS.color),
    font: stored(STORAGE_KEYS.font),
    mode: stored(STORAGE_KEYS.mode),
  })
  root.className = root.className.replace(/\btheme-\S+/, colorClass(color ?? site?.color ?? built))
  if (!color && site?.palette) root.style.cssText = site.palette
  if (font === 'alt') dataset.font = font
  if (mode !== 'system') dataset.mode = mode
  if (stored('user')) dataset.user = ''
  // The browser keeps what an earlier page loaded; where it did not, nothing is loaded to save data.
  if (import.meta.env.HAS_NASTALIQ && stored('nastaliq') && !savesData()) dataset.nastaliq = ''
  if (isQuick || stored('typefaces')) {
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

/**
 * What is below home's first screen on a phone waits until the page is loaded (chrome/scripts/rest.ts)
 * or someone scrolls, touches or types before: it would take as long as all that they see. Without
 * that script it comes after RELEASED_AFTER_MS.
 */
function holdBack(): void {
  dataset.fresh = location.hash ? '' : 'held'
  // A pointer that moves is none: browsers make one up where it rests as a page appears below it.
  const signs = 'scroll wheel pointerdown touchstart keydown focusin blur'
  const release = () => {
    if (dataset.fresh) dataset.fresh = ''
  }
  for (const sign of signs.split(' '))
    addEventListener(sign, release, { once: true, passive: true })
  setTimeout(release, RELEASED_AFTER_MS)
  // On paper and in a picture of the whole page, taken from a window that is far higher than the screen
  // or one pixel, there is no far from the view. By the screen's height, since reading the window's
  // lays out what is parsed.
  const { height } = screen
  const showAll = () => {
    delete dataset.fresh
  }
  addEventListener('beforeprint', showAll)
  addEventListener('resize', () => {
    release()
    if (innerHeight > 2 * height || innerHeight < 2) showAll()
  })
}
