import { addressOf, fileRoute } from '#config/namedFiles.ts'
import { SITE_ICONS } from './icons.ts'

const symbols = Object.entries(SITE_ICONS).map(
  ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`,
)

const ICONS = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`

/** The icons of all pages as one file that the browser keeps. */
export const ICON_FILE: string = addressOf('icons', ICONS, 'svg')

export const { getStaticPaths, GET } = fileRoute(ICONS, 'svg')
