import { call } from '#contract/call.ts'
import { getTheme } from '#contract/theme.ts'
import { SITE_THEME_KEY, themeToRemember } from '#domain/theme/remembered.ts'
import type { Color } from '#domain/theme/visitorTheme.ts'
import { colorOf } from '#domain/theme/visitorTheme.ts'
import { setSiteTheme } from './visitorTheme.ts'

/** The colour that the page was built in, before the pre-paint script or an answer replaced it. */
function builtColor(): Color {
  const root = document.documentElement
  root.dataset.builtTheme ??= root.dataset.siteTheme ?? ''
  return colorOf(root.dataset.builtTheme) ?? 'green'
}

/**
 * Shows the site's theme and keeps it, so that the pre-paint script paints the next page with it
 * at once. A visitor's own colour stays on top.
 */
export function showSiteTheme(color: Color): void {
  const kept = themeToRemember(builtColor(), color)
  setSiteTheme(color)
  try {
    if (kept) localStorage.setItem(SITE_THEME_KEY, kept)
    else localStorage.removeItem(SITE_THEME_KEY)
  } catch {
    // The next page then starts with the colour it was built in.
  }
}

/** Asks for the site's theme, which may be newer than the page; without an answer nothing changes. */
export async function followSiteTheme(): Promise<void> {
  try {
    const color = colorOf((await call(getTheme)).theme)
    if (color) showSiteTheme(color)
  } catch {
    // The theme of the build, or the one kept, stands.
  }
}

/** The chrome's hook: follows the site's theme once the page itself is loaded. */
export function startSiteTheme(): void {
  if (document.readyState === 'complete') void followSiteTheme()
  else addEventListener('load', () => void followSiteTheme(), { once: true })
}
