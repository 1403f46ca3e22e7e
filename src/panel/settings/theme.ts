import { atom } from 'nanostores'
import { getAdminTheme, setTheme } from '#contract/theme.ts'
import { nearestTheme, ownDeclarations } from '#domain/theme/palette.ts'
import { type SiteColor, siteColorOf } from '#domain/theme/siteColor.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { showSiteTheme } from '#stores/siteTheme.ts'

/** The site's color as chosen; `stored` is what the server last confirmed. */
export interface ThemeChoice {
  chosen: SiteColor
  stored: SiteColor
  saving: boolean
}

const shown = (): SiteColor =>
  siteColorOf(globalThis.document?.documentElement.dataset.siteTheme) ?? 'green'

export const $theme = atom<ThemeChoice>({ chosen: shown(), stored: shown(), saving: false })

let choices = 0

const paint = (color: SiteColor) => showSiteTheme({ color, palette: ownDeclarations(color) })

/** Loads the site's theme. */
export async function loadTheme(): Promise<void> {
  const before = choices
  try {
    const stored = colorOfSite(await callAsAdmin(getAdminTheme))
    if (before === choices) showSaved(stored)
  } catch {
    // What the page shows is kept; saving a choice will show whether the server works.
  }
}

/** Chooses the site's color: applied immediately, saved for everyone, reverted when the save fails. */
export async function chooseSiteTheme(color: SiteColor): Promise<void> {
  choices += 1
  const mine = choices
  $theme.set({ ...$theme.get(), chosen: color, saving: true })
  paint(color)
  try {
    const theme = `theme-${nearestTheme(color)}` as const
    const body = color.startsWith('#') ? { theme, color: color as `#${string}` } : { theme }
    const saved = colorOfSite(await callAsAdmin(setTheme, { body }))
    if (mine !== choices) {
      $theme.set({ ...$theme.get(), stored: saved })
      return
    }
    showSaved(saved)
    const words = saved.startsWith('#') ? 'has its own color' : `is ${saved}`
    showSuccess(`The site ${words} now, for every visitor.`)
  } catch (error) {
    if (mine !== choices) return
    showSaved($theme.get().stored)
    showError(`${textOf(error)} The site is still ${$theme.get().stored}.`)
  }
}

function showSaved(color: SiteColor): void {
  $theme.set({ chosen: color, stored: color, saving: false })
  paint(color)
}
