import { languagesInWords } from '#domain/languages/changes.ts'
import { type Languages, LanguagesSchema } from '#domain/languages/stored.ts'
import { LANGUAGES } from '#domain/languages/thing.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes, loggedAs } from '../document/routes.ts'
import { languagesDocument } from '../storage/languages.ts'

const languages = new PanelDocument<Languages, Languages>({
  document: languagesDocument,
  logged: loggedAs('languages', (_, after) => languagesInWords(after)),
})

export const languagesRoutes = documentRoutes(LANGUAGES, languages, { values: LanguagesSchema })
