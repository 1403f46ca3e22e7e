import { ENGLISH_ALONE, type Languages, LanguagesSchema } from '#domain/languages/stored.ts'
import { LANGUAGES } from '#domain/languages/thing.ts'
import { document } from './documents.ts'

/** The languages that the site offers: English alone before an owner chooses. */
export const languagesDocument = document<Languages>({
  ...LANGUAGES,
  schema: LanguagesSchema,
  upgrade: { 1: languages => languages },
  upgradeNotes: { 1: 'The languages say in which ones the site was earlier.' },
  seed: () => ENGLISH_ALONE,
})
