import { languagesInWords } from '#domain/languages/changes.ts'
import {
  type Languages,
  type SentLanguages,
  SentLanguagesSchema,
} from '#domain/languages/stored.ts'
import { LANGUAGES } from '#domain/languages/thing.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { followed } from '../http/followHabits.ts'
import { languagesDocument } from '../storage/languages.ts'
import { keepLanguage } from './keepLanguage.ts'

const languages = new PanelDocument<Languages, SentLanguages>({
  document: languagesDocument,
  valuesOf: ({ own, others }) => ({ own, others }),
  toStore: ({ own, others, written = own }, { value: { earlier = [] } }) => {
    const all = written === own ? earlier : [...new Set([...earlier, written])]
    return { own, others, ...(all.length > 0 && { earlier: all }) }
  },
  logged: loggedAs('languages', (_, after) => languagesInWords(after)),
})

export const languagesRoutes = documentRoutes(LANGUAGES, languages, {
  values: SentLanguagesSchema,
  around: followed,
  toSave: async (sent, by) => {
    const { written, own } = sent
    if (written && written !== own) await keepLanguage(written, sent, by)
    return sent
  },
})
