import type { ContentChanges } from '#contract/content.ts'
import { type Remembered, SITE_THEME_KEY, themeToRemember } from '#domain/theme/remembered.ts'
import { type SiteColor, siteColorOf } from '#domain/theme/siteColor.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { setSiteTheme } from './visitorTheme.ts'

/** The color that the page was built in, before the pre-paint script or a response replaced it. */
function builtColor(): SiteColor {
  const root = document.documentElement
  root.dataset.builtTheme ??= root.dataset.siteTheme ?? ''
  return siteColorOf(root.dataset.builtTheme) ?? 'green'
}

/**
 * Shows the site's color and keeps it, so that the pre-paint script paints the next page with it
 * at once. A visitor's own color has priority.
 */
export function showSiteTheme(site: Remembered): void {
  const kept = themeToRemember(builtColor(), site)
  setSiteTheme(site)
  try {
    if (kept) localStorage.setItem(SITE_THEME_KEY, kept)
    else localStorage.removeItem(SITE_THEME_KEY)
  } catch {
    // Without storage the next page starts with its built color.
  }
}

/** The same for a theme as it is stored. What a color of the site's own needs is loaded only for one. */
export async function showNewerTheme(
  stored: Pick<ContentChanges, 'theme' | 'color'>,
): Promise<void> {
  const color = colorOfSite(stored)
  const palette = stored.color
    ? (await import('#domain/theme/palette.ts')).ownDeclarations(color)
    : ''
  showSiteTheme({ color, palette })
}
