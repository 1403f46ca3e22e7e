/** Scripts besides Latin that there is a face for (styles/typefaces/scripts.json), by language. */
const SCRIPTS = { ar: 'naskh', ur: 'naskh', bn: 'bengali' } as const

/** The script of a language, by its first face; undefined: Latin. */
export const scriptOf = (language: string): 'naskh' | 'bengali' | undefined =>
  Object.hasOwn(SCRIPTS, language) ? SCRIPTS[language as keyof typeof SCRIPTS] : undefined
