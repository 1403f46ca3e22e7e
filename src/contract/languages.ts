import type { SentLanguages } from '#domain/languages/stored.ts'
import { LANGUAGES } from '#domain/languages/thing.ts'
import { documentApi } from './documents.ts'

/** The languages that the site offers, for the panel. */
export const languagesApi = documentApi<SentLanguages>(LANGUAGES)
