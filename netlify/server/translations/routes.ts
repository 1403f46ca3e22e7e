import { LanguageParamsSchema, SentTranslationsSchema } from '#contract/translations.schema.ts'
import { getOriginals, type TranslationValues } from '#contract/translations.ts'
import { ownsLanguage } from '#domain/account/roles.ts'
import { canonical } from '#domain/canonical.ts'
import type { StoredTranslations, Translation } from '#domain/translations/stored.ts'
import { TRANSLATIONS } from '#domain/translations/thing.ts'
import { kindOfKey } from '#domain/translations/words.ts'
import { languageName } from '#locale/languages.ts'
import { refuseOutside } from '../activity/part.ts'
import type { Actor } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes } from '../document/routes.ts'
import { UNCHANGED } from '../storage/documents.ts'
import { translationsDocument } from '../storage/translations.ts'
import { listOriginals } from './originals.ts'

/** A translation that was taken away stays as an empty one, so that open pages learn of it. */
const isThere = ({ of }: Translation) => of.length > 0

const translationsInto = (language: string) =>
  new PanelDocument<StoredTranslations, TranslationValues>({
    document: translationsDocument(language),
    valuesOf: ({ texts }) => ({
      texts: Object.fromEntries(
        Object.entries(texts).flatMap(([key, { of, text }]) =>
          isThere({ of, text }) ? [[key, { of, text }]] : [],
        ),
      ),
    }),
    toStore: ({ texts }, { value, revision }) => {
      const keys = new Set([...Object.keys(value.texts), ...Object.keys(texts)])
      const next = [...keys].map(key => {
        const [before, { of, text } = { of: [], text: [] }] = [value.texts[key], texts[key]]
        const isSame =
          before && canonical({ of: before.of, text: before.text }) === canonical({ of, text })
        return [key, isSame ? before : { of, text, revision: revision + 1 }] as const
      })
      const isSame = next.every(([key, text]) => text === value.texts[key])
      return isSame ? UNCHANGED : { texts: Object.fromEntries(next) }
    },
    logged: (before, { value, revision }, restored) => {
      const changed = Object.entries(value.texts).filter(
        ([key, text]) => text.revision !== before.texts[key]?.revision,
      ).length
      const texts = changed === 1 ? 'a text' : `${changed} texts`
      const name = languageName(language, 'en')
      return [
        restored ? `Restored translations into ${name}` : `Translated ${texts} into ${name}`,
        { translations: language, revision, before: revision - 1 },
      ]
    },
  })

/** The translations of a language that the account may change. Throws Refusal 403. */
function ownTranslations(by: Actor, { language }: { language: string }) {
  refuseOutside(by, role => ownsLanguage(role, language))
  return translationsInto(language)
}

/** What is stored of a text: HTML without forbidden elements. */
async function clean(key: string, { of, text }: Translation): Promise<Translation> {
  const { cleanContent } = await import('#domain/content/clean.ts')
  const kind = kindOfKey(key)
  return { of, text: text.map(one => cleanContent(kind === 'html' ? kind : 'text', one).trim()) }
}

export const translationsRoutes = [
  onAdmin(getOriginals, {}, async () => ({ groups: await listOriginals() })),
  ...documentRoutes(TRANSLATIONS, ownTranslations, {
    params: LanguageParamsSchema,
    values: SentTranslationsSchema,
    toSave: async (sent, _, { language }) => {
      const { texts, revision: base } = await translationsInto(language).read()
      const cleaned = await Promise.all(
        Object.entries(sent.texts).map(
          async ([key, one]) => [key, one && (await clean(key, one))] as const,
        ),
      )
      const next = Object.entries({ ...texts, ...Object.fromEntries(cleaned) })
      const values = Object.fromEntries(next.flatMap(([key, one]) => (one ? [[key, one]] : [])))
      return { base, ...sent, texts: values }
    },
  }),
]
