import type { Said } from '#locale/sayer.ts'

/** What the server may say, in English and in the panel's language; a build writes it (`config/texts.ts`). */
export const SERVER_WORDS: readonly (readonly [english: string, said: Said])[] = []
