import { SNAPSHOT_FILE } from 'astro:env/server'
import { paletteOf } from '#domain/theme/palette.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { frameOrigins } from './frames.ts'
import { loadSnapshot, writeAs } from './loadSnapshot.ts'

/** The stored content that this build is made from, the same for every page. */
export const snapshot = await loadSnapshot(SNAPSHOT_FILE)
writeAs(snapshot)

/** The site's color at the build, and what follows from it. */
export const builtColor = colorOfSite(snapshot)
export const builtPalette = paletteOf(builtColor)

/** The origins that the pages' CSP allows in frames. */
export const builtFrames = frameOrigins(snapshot.content)
