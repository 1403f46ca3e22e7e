import type { Typefaces } from '#domain/theme/look.ts'
import figtree from '#styles/fonts/figtree-core.woff2?url'
import fraunces from '#styles/fonts/fraunces-display-core.woff2?url'
import inter from '#styles/fonts/inter-core.woff2?url'
import newsreader from '#styles/fonts/newsreader-core.woff2?url'
import sourceSans from '#styles/fonts/source-sans-core.woff2?url'
import sourceSerif from '#styles/fonts/source-serif-core.woff2?url'
import { snapshot } from './snapshot.ts'

const FILES: Readonly<Record<Typefaces, readonly [text: string, heading: string]>> = {
  figtree: [figtree, fraunces],
  source: [sourceSans, sourceSerif],
  newsreader: [inter, newsreader],
}

/** The two font files that every page of the site shows. */
export const builtFontFiles = FILES[snapshot.typefaces ?? 'figtree']
