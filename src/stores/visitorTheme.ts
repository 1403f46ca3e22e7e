import { atom } from 'nanostores'
import type { Remembered } from '#domain/theme/remembered.ts'
import { siteColorOf } from '#domain/theme/siteColor.ts'
import {
  rootLook,
  type SavedThemeKeys,
  STORAGE_KEYS,
  storedThemeOf,
  type VisitorTheme,
  visitorThemeOf,
} from '#domain/theme/visitorTheme.ts'

const AXES = Object.keys(STORAGE_KEYS) as (keyof SavedThemeKeys)[]

function read(): VisitorTheme {
  const stored: SavedThemeKeys = { color: null, font: null, mode: null }
  try {
    for (const axis of AXES) stored[axis] = localStorage.getItem(STORAGE_KEYS[axis])
  } catch {
    // Storage may be forbidden: the defaults apply.
  }
  return visitorThemeOf(stored)
}

function save(theme: VisitorTheme): void {
  const stored = storedThemeOf(theme)
  try {
    for (const axis of AXES) {
      const value = stored[axis]
      if (value === null) localStorage.removeItem(STORAGE_KEYS[axis])
      else localStorage.setItem(STORAGE_KEYS[axis], value)
    }
  } catch {
    // Without storage the choice lasts as long as the page is open.
  }
}

function apply(theme: VisitorTheme): void {
  const root = document.documentElement
  const look = rootLook(theme, siteColorOf(root.dataset.siteTheme) ?? 'green')
  for (const name of [...root.classList]) {
    if (name.startsWith('theme-') && name !== look.themeClass) root.classList.remove(name)
  }
  root.classList.add(look.themeClass)
  const { sitePalette } = root.dataset
  // Absent: the page was built with it, in its head.
  if (sitePalette !== undefined) setPalette(look.themeClass === 'theme-own' ? sitePalette : '')
  for (const axis of ['mode', 'font'] as const) {
    const value = look[axis]
    if (value === null) delete root.dataset[axis]
    else root.dataset[axis] = value
  }
}

/** The visitor's choice; the pre-paint script has already applied the stored one. */
export const $visitorTheme = atom<VisitorTheme>(read())

/** Changes some axes of the visitor's theme: applied at once and kept in browser storage. */
export function chooseTheme(change: Partial<VisitorTheme>): void {
  const theme = { ...$visitorTheme.get(), ...change }
  $visitorTheme.set(theme)
  save(theme)
  apply(theme)
}

/** Puts the declarations of a palette on the root; '' takes them off. */
function setPalette(declarations: string): void {
  const { style } = document.documentElement
  for (const name of ['--accent-l', '--accent-h', '--accent-c', '--deep-c']) {
    const [, value = ''] = declarations.split(`${name}:`)
    if (value) style.setProperty(name, value.replace(/;.*/, ''))
    else style.removeProperty(name)
  }
}

/** Applies the site's color when it is newer than the page; a visitor's own color stays. */
export function setSiteTheme({ color, palette }: Remembered): void {
  const { dataset } = document.documentElement
  dataset.siteTheme = color
  if (palette || dataset.sitePalette !== undefined) dataset.sitePalette = palette
  apply($visitorTheme.get())
}
