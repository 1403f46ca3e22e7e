import { atom } from 'nanostores'
import { getAdminTheme, setTheme } from '#contract/theme.ts'
import { colorOfTheme } from '#domain/theme/siteTheme.ts'
import { type Color, colorOf } from '#domain/theme/visitorTheme.ts'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { showSiteTheme } from '#stores/siteTheme.ts'

/** The site's theme as chosen; `stored` is what the server last confirmed. */
export interface ThemeChoice {
  chosen: Color
  stored: Color
  saving: boolean
}

const shown = (): Color =>
  colorOf(globalThis.document?.documentElement.dataset.siteTheme) ?? 'green'

export const $theme = atom<ThemeChoice>({ chosen: shown(), stored: shown(), saving: false })

let choices = 0

/** Loads the site's theme. */
export async function loadTheme(): Promise<void> {
  const before = choices
  try {
    const stored = colorOfTheme((await callAsAdmin(getAdminTheme)).theme)
    if (before === choices) showSaved(stored)
  } catch {
    // What the page shows is kept; saving a choice will show whether the server works.
  }
}

/** Chooses the site's theme: applied immediately, saved for everyone, reverted when the save fails. */
export async function chooseSiteTheme(color: Color): Promise<void> {
  choices += 1
  const mine = choices
  $theme.set({ ...$theme.get(), chosen: color, saving: true })
  showSiteTheme(color)
  try {
    const { theme } = await callAsAdmin(setTheme, { body: { theme: `theme-${color}` } })
    if (mine !== choices) {
      $theme.set({ ...$theme.get(), stored: colorOfTheme(theme) })
      return
    }
    showSaved(colorOfTheme(theme))
    showSuccess(`The site is ${color} now, for every visitor.`)
  } catch (error) {
    if (mine !== choices) return
    showSaved($theme.get().stored)
    showError(`${textOf(error)} The site is still ${$theme.get().stored}.`)
  }
}

function showSaved(color: Color): void {
  $theme.set({ chosen: color, stored: color, saving: false })
  showSiteTheme(color)
}
