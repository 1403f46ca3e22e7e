import { SNAPSHOT_FILE } from 'astro:env/server'
import { colorOfTheme } from '#domain/theme/siteTheme.ts'
import { frameOrigins } from './frames.ts'
import { loadSnapshot } from './loadSnapshot.ts'

/** The stored content that this build is made from, the same for every page. */
export const snapshot = await loadSnapshot(SNAPSHOT_FILE)

/** The site's theme at the build. */
export const builtTheme = colorOfTheme(snapshot.theme)

/** The origins that the pages' CSP allows in frames. */
export const builtFrames = frameOrigins(snapshot.content)
