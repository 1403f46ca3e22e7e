import { atom } from 'nanostores'
import { getAdminTheme, setTheme } from '#contract/theme.ts'
import { LOOK_FIELDS } from '#domain/theme/look.ts'
import { nearestTheme, ownDeclarations } from '#domain/theme/palette.ts'
import { type SiteColor, siteColorOf, typedColor } from '#domain/theme/siteColor.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import type { StoredTheme } from '#domain/theme/themeSchema.ts'
import { publish } from '#panel/publishing/publishing.ts'
import { orShowError, showError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { $look, callAsAdmin } from '#panel/shell/session.ts'
import { showSiteTheme } from '#stores/siteTheme.ts'

/** The site's color as chosen; `stored` is what the server last confirmed. */
interface ThemeChoice {
  chosen: SiteColor
  stored: SiteColor
  saving: boolean
}

const shown = (): SiteColor =>
  siteColorOf(globalThis.document?.documentElement.dataset.siteTheme) ?? 'green'

export const $theme = atom<ThemeChoice>({ chosen: shown(), stored: shown(), saving: false })

/** What is picked and not saved yet; the color as typed. */
export const $picked = atom<Partial<Record<Built | 'color', string>>>({})

export function pick(part: Built | 'color', value: string | undefined): void {
  const { [part]: _, ...others } = $picked.get()
  $picked.set(value === undefined ? others : { ...others, [part]: value })
}

/** Saves all that is picked. Resolves to whether it was saved; an error is shown. */
export async function savePicked(): Promise<boolean> {
  const { color = '', ...built } = $picked.get()
  const own = typedColor(color)
  if (own) await chooseSiteTheme(own)
  if (Object.keys(built).length > 0 && !(await saveBuilt(built))) return false
  $picked.set({})
  return true
}

let choices = 0

const paint = (color: SiteColor) => showSiteTheme({ color, palette: ownDeclarations(color) })

/** Loads the site's theme. */
export async function loadTheme(): Promise<void> {
  const before = choices
  try {
    const stored = await callAsAdmin(getAdminTheme)
    if (before === choices) showSaved(stored)
  } catch {
    // What the page shows is kept; saving a choice will show whether the server works.
  }
}

/** Chooses the site's color: applied immediately, saved for everyone, reverted when the save fails. */
export async function chooseSiteTheme(color: SiteColor): Promise<void> {
  choices += 1
  pick('color', undefined)
  const mine = choices
  $theme.set({ ...$theme.get(), chosen: color, saving: true })
  paint(color)
  try {
    const theme = `theme-${nearestTheme(color)}` as const
    const body = color.startsWith('#') ? { theme, color: color as `#${string}` } : { theme }
    const look = await sendLook(body)
    const saved = colorOfSite(look)
    if (mine !== choices) {
      $theme.set({ ...$theme.get(), stored: saved })
      return
    }
    showSaved(look)
    const words = saved.startsWith('#') ? 'has its own color' : `is ${saved}`
    showSuccess(`The site ${words} now, for every visitor.`)
  } catch (error) {
    if (mine !== choices) return
    showColor($theme.get().stored)
    showError(textOf(error))
  }
}

/** Saves a look; what is absent of it stays, except a color of the site's own. */
async function sendLook(body: StoredTheme): Promise<StoredTheme> {
  const { success: _, ...look } = await callAsAdmin(setTheme, { body })
  $look.set(look)
  return look
}

/** The parts of the look that are in the built pages. */
export type Built = 'typefaces' | 'building'

/** Saves such a part and publishes it. Resolves to whether it was saved; an error is shown. */
export async function saveBuilt(change: Partial<Record<Built, string>>): Promise<boolean> {
  const look = $look.get()
  if (!look) return false
  const isSaved = await orShowError(() => sendLook({ ...look, ...change } as StoredTheme))
  if (isSaved) {
    showSuccess('Saved. Visitors see it once the pages are rebuilt, in a few minutes.')
    await publish()
  }
  return isSaved
}

/** Those parts of a look; what it does not have is as a site comes. */
export const builtOf = ({ typefaces, building }: Readonly<Record<string, string>>) => ({
  typefaces: typefaces ?? firstOf(LOOK_FIELDS.typefaces),
  building: building ?? firstOf(LOOK_FIELDS.building),
})
const firstOf = ({ options }: { options: object }) => Object.keys(options)[0] ?? ''

function showSaved(look: StoredTheme): void {
  $look.set(look)
  showColor(colorOfSite(look))
}

function showColor(color: SiteColor): void {
  $theme.set({ chosen: color, stored: color, saving: false })
  paint(color)
}
