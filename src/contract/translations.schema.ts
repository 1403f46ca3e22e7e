import { z } from 'zod'
import { LanguageSchema } from '#domain/languages/stored.ts'
import { TranslationSchema } from '#domain/translations/stored.ts'

export const LanguageParamsSchema = z.object({ language: LanguageSchema })

export const SentTranslationsSchema = z.object({
  texts: z.record(z.string().max(160), TranslationSchema.nullable()),
})
