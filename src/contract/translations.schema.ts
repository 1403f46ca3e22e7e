import { z } from 'zod'
import { TranslationSchema } from '#domain/translations/stored.ts'
import { PSEUDO } from '#locale/languages.ts'
import { TRANSLATED } from '#locale/translated.ts'

export const LanguageParamsSchema = z.object({
  language: z
    .string()
    .refine(
      language => Object.hasOwn(TRANSLATED, language) || language === PSEUDO,
      'There are no texts in this language.',
    ),
})

export const SentTranslationsSchema = z.object({
  texts: z.record(z.string().max(160), TranslationSchema.nullable()),
})
