import { z } from 'zod'
import { PSEUDO } from '#locale/languages.ts'
import { TRANSLATED } from '#locale/translated.ts'

const LanguageSchema = z
  .string()
  .refine(
    language => Object.hasOwn(TRANSLATED, language) || language === PSEUDO,
    'There are no texts in this language.',
  )

/**
 * The languages that a site offers. Its own is that of what the mosque writes, at the root; others are
 * below `/xx`, each of which an owner has switched on.
 */
export const LanguagesSchema = z
  .object({ own: LanguageSchema, others: z.array(LanguageSchema).max(20) })
  .refine(
    ({ own, others }) => new Set([own, ...others]).size === others.length + 1,
    'Each language can be offered once.',
  )
export type Languages = z.output<typeof LanguagesSchema>

/** A site where nobody has chosen any. */
export const ENGLISH_ALONE: Languages = { own: 'en', others: [] }
