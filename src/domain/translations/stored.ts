import { z } from 'zod'

/** The longest text that can be translated, in characters: as a section's. */
const MOST_LENGTH = 100_000
const Texts = z.array(z.string().max(MOST_LENGTH, 'The text is too long.')).max(1000)

/** A translation as it is sent: what it was made from, and the same in the other language, text by text. */
export const TranslationSchema = z
  .object({ of: Texts, text: Texts })
  .refine(({ of, text }) => of.length === text.length, 'Each text needs its original.')
export type Translation = z.output<typeof TranslationSchema>

/** The translations into one language, by what they are of ('about/mission-vision', 'event:k7m2/title'). */
export const StoredTranslationsSchema = z.object({
  texts: z.record(
    z.string().max(160),
    TranslationSchema.safeExtend({
      /** The document's revision after its last save. */
      revision: z.int().min(1),
    }),
  ),
})
export type StoredTranslations = z.output<typeof StoredTranslationsSchema>
