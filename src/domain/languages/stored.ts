import { z } from 'zod'
import { PSEUDO } from '#locale/languages.ts'
import { TRANSLATED } from '#locale/translated.ts'

export const LanguageSchema = z
  .string()
  .refine(
    language => Object.hasOwn(TRANSLATED, language) || language === PSEUDO,
    'There are no texts in this language.',
  )

/**
 * The languages that a site offers. Its own is that of what the mosque writes, at the root; others are
 * below `/xx`, each of which an owner has switched on.
 */
const Offered = { own: LanguageSchema, others: z.array(LanguageSchema).max(20) }
const isEachOnce = ({ own, others }: { own: string; others: readonly string[] }) =>
  new Set([own, ...others]).size === others.length + 1
const EACH_ONCE = 'Each language can be offered once.'

/** As sent; `written`: the language of everything that was written so far, where that is another. */
export const SentLanguagesSchema = z
  .object({ ...Offered, written: LanguageSchema.optional() })
  .refine(isEachOnce, EACH_ONCE)
export type SentLanguages = z.output<typeof SentLanguagesSchema>

export const LanguagesSchema = z
  .object({
    ...Offered,
    /** Languages that some originals are in, since the site's own was another: their translations say which. */
    earlier: z.array(LanguageSchema).max(20).optional(),
  })
  .refine(isEachOnce, EACH_ONCE)
export type Languages = z.output<typeof LanguagesSchema>

/** A site where nobody has chosen any. */
export const ENGLISH_ALONE: Languages = { own: 'en', others: [] }

/** The languages whose translations its readers need. */
export const translatedIn = ({ own, others, earlier = [] }: Languages): string[] => [
  ...new Set([...others, ...(earlier.length > 0 ? [own, ...earlier] : [])]),
]
