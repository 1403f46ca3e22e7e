import { SITE_THEME_KEY, themeToRemember } from '#domain/theme/remembered.ts'
import type { Color } from '#domain/theme/visitorTheme.ts'
import { colorOf } from '#domain/theme/visitorTheme.ts'
import { setSiteTheme } from './visitorTheme.ts'

/** The color that the page was built in, before the pre-paint script or a response replaced it. */
function builtColor(): Color {
  const root = document.documentElement
  root.dataset.builtTheme ??= root.dataset.siteTheme ?? ''
  return colorOf(root.dataset.builtTheme) ?? 'green'
}

/**
 * Shows the site's theme and keeps it, so that the pre-paint script paints the next page with it
 * at once. A visitor's own color has priority.
 */
export function showSiteTheme(color: Color): void {
  const kept = themeToRemember(builtColor(), color)
  setSiteTheme(color)
  try {
    if (kept) localStorage.setItem(SITE_THEME_KEY, kept)
    else localStorage.removeItem(SITE_THEME_KEY)
  } catch {
    // Without storage the next page starts with its built color.
  }
}
