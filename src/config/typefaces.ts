import type { Typefaces } from '#domain/theme/look.ts'
import bengali from '#styles/fonts/bengali.woff2?url'
import figtree from '#styles/fonts/figtree-core.woff2?url'
import fraunces from '#styles/fonts/fraunces-display-core.woff2?url'
import inter from '#styles/fonts/inter-core.woff2?url'
import naskhArabic from '#styles/fonts/naskh-arabic.woff2?url'
import naskhUrdu from '#styles/fonts/naskh-urdu.woff2?url'
import newsreader from '#styles/fonts/newsreader-core.woff2?url'
import sourceSans from '#styles/fonts/source-sans-core.woff2?url'
import sourceSerif from '#styles/fonts/source-serif-core.woff2?url'
import { snapshot } from './snapshot.ts'

const FILES: Readonly<Record<Typefaces, readonly [text: string, heading: string]>> = {
  figtree: [figtree, fraunces],
  source: [sourceSans, sourceSerif],
  newsreader: [inter, newsreader],
}

const SCRIPT_FILES = { ar: naskhArabic, ur: naskhUrdu, bn: bengali }

/** The pair of the site. */
export const builtTypefaces: Typefaces = snapshot.typefaces ?? 'figtree'

/** The two font files that every page of the site in a language shows. */
export function fontFilesFor(language: string): readonly string[] {
  const [text, heading] = FILES[builtTypefaces]
  return [text, scriptFileFor(language) ?? heading]
}

/** The file of a language's script, where it is not Latin. */
export const scriptFileFor = (language: string): string | undefined =>
  Object.entries(SCRIPT_FILES).find(([one]) => one === language)?.[1]
