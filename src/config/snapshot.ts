import snapshot from 'virtual:snapshot'
import { paletteOf } from '#domain/theme/palette.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'

/** The stored content that this build is made from, the same for every page (loadSnapshot.ts). */
export { builtFrames, default as snapshot } from 'virtual:snapshot'

/** The site's color at the build, and what follows from it. */
export const builtColor = colorOfSite(snapshot)
export const builtPalette = paletteOf(builtColor)
