import { LanguagesSchema } from '#domain/languages/stored.ts'
import { BASE } from './saved.schema.ts'

export const LanguagesBodySchema = LanguagesSchema.safeExtend(BASE)
