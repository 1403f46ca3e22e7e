import { LanguagesBodySchema } from '#contract/languages.schema.ts'
import {
  getLanguages,
  getLanguagesVersions,
  restoreLanguages,
  saveLanguages,
} from '#contract/languages.ts'
import { RestoreVersionSchema } from '#contract/saved.schema.ts'
import { languagesInWords } from '#domain/languages/changes.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { DONE } from '../http/response.ts'
import { languagesDocument } from '../storage/languages.ts'

const languages = new PanelDocument({
  document: languagesDocument,
  valuesOf: value => value,
  toStore: value => value,
  logged: (_, { value, revision }) => [
    languagesInWords(value),
    { languages: revision, revision, before: revision - 1 },
  ],
})

export const languagesRoutes = [
  onAdmin(getLanguages, {}, () => languages.read()),
  onAdmin(saveLanguages, { body: LanguagesBodySchema }, async ({ admin, body }) => {
    const { base, ...values } = body
    return { ...DONE, ...(await languages.save(admin.user, values, base)) }
  }),
  onAdmin(getLanguagesVersions, {}, async () => ({ versions: await languages.versions() })),
  onAdmin(restoreLanguages, { body: RestoreVersionSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await languages.restore(admin.user, body.revision, body.base)),
  })),
]
