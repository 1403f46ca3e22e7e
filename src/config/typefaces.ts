import type { Typefaces } from '#domain/theme/look.ts'
import amiriNaskh from '#styles/fonts/amiri-naskh.woff2?url'
import bengali from '#styles/fonts/bengali.woff2?url'
import naskhArabic from '#styles/fonts/naskh-arabic.woff2?url'
import naskhUrdu from '#styles/fonts/naskh-urdu.woff2?url'
import { coreFiles } from '#styles/fonts/pairs.ts'
import { snapshot } from './snapshot.ts'

const SCRIPT_FILES = { ar: naskhArabic, ur: naskhUrdu, bn: bengali }

/** The pair of the site. */
export const builtTypefaces: Typefaces = snapshot.typefaces ?? 'figtree'

/**
 * The two font files that every page of the site in a language shows, and that of the Arabic name which
 * heads the school's home: one that arrives after the paint has the browser lay out all of the page.
 */
export function fontFilesFor(language: string, page?: string): readonly string[] {
  const [text = '', heading = ''] = coreFiles(builtTypefaces)
  const name = page === 'schoolHome' && language !== 'ar' ? [amiriNaskh] : []
  return [text, scriptFileFor(language) ?? heading, ...name]
}

/** The file of a language's script, where it is not Latin. */
export const scriptFileFor = (language: string): string | undefined =>
  Object.entries(SCRIPT_FILES).find(([one]) => one === language)?.[1]
