import { kindOf, type SectionPath, sectionPaths, splitPath } from '#domain/content/registry.ts'
import { STARTS, type Start } from '#domain/content/saved.ts'
import { moveSite, withRedirects } from '#domain/structure/addresses.ts'
import { leadOf, SCHOOL_ADDRESS } from '#domain/structure/specified.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { wordsOf } from '#domain/translations/words.ts'
import { type Locale, locale } from '#locale/locale.ts'
import { TRANSLATED } from '#locale/translated.ts'
import { emptyTexts, helpfulTexts } from '#texts/starts.ts'
import { inOwnLanguage, writtenIn } from '../reader.ts'
import { COMPLAINTS } from './complaints.ts'
import hidden from './starts.json' with { type: 'json' }

type Items = Readonly<Record<string, object>>
type Texts = Readonly<Record<string, Readonly<Record<string, string | Items>>>>

/**
 * A text that a mosque begins with instead of the specification's examples, in the site's own language:
 * true of every mosque, or empty.
 */
export const startText = (start: Start, path: SectionPath): string =>
  inOwnLanguage(() => textAt(start, path))

function textAt(start: Start, path: SectionPath): string {
  const { seedText = String } = locale()
  const [page, section] = splitPath(path)
  const textIn = (texts: Texts) => texts[page]?.[section]
  const text = (start === 'helpful' && textIn(helpfulTexts)) || (textIn(emptyTexts) ?? '')
  return seedText(typeof text === 'string' ? text : listOf(text)).replace(COMPLAINTS, '')
}

type Written = NonNullable<Locale['written']>['texts']
const translations = new Map<string, Written>()

/** The same as translations into a further language, whose texts are loaded. */
export function startTranslations(language: string): Written {
  if (!TRANSLATED[language]?.isWhole) return {}
  const { own, key } = locale()
  const name = `${own} ${language} ${key}`
  const found = translations.get(name) ?? Object.fromEntries(translationsInto(language))
  translations.set(name, found)
  return found
}

const translationsInto = (language: string) =>
  sectionPaths().flatMap(path => {
    const kind = kindOf(path)
    const pairs = STARTS.flatMap(start => {
      const words = wordsOf(kind, startText(start, path))
      const said = wordsOf(
        kind,
        writtenIn(language, () => textAt(start, path)),
      )
      return words.length === said.length ? words.map((one, at) => [one, said[at]!] as const) : []
    })
    const of = pairs.map(([words]) => words)
    return of.length > 0 ? [[path, { of, text: pairs.map(([, said]) => said), revision: 0 }]] : []
  })

const listOf = (items: Items) =>
  JSON.stringify(Object.values(items), (_, value) =>
    typeof value === 'function' ? value(COMPLAINTS) : value,
  )

/**
 * The pages with those hidden that have nothing to say yet, and their parts too; those that were hidden
 * for the start before are shown. The school leaves the address that is the examples' name for it.
 */
export function begunWith(
  structure: Structure,
  start: Start | undefined,
  before: Start | undefined,
): Structure {
  const hides = start ? hidden[start] : []
  const hidBefore = before ? hidden[before] : []
  const isHidden = (path: string, was: boolean) =>
    hides.includes(path) || (was && !hidBefore.includes(path))
  const begun = (page: Page): Page => {
    const { id, state, blocks } = page
    return {
      ...page,
      state: state === 'removed' ? state : isHidden(id, state === 'hidden') ? 'hidden' : 'shown',
      blocks: blocks.map(({ hidden, ...block }) =>
        block.id !== leadOf(id) && isHidden(`${id}/${block.id}`, hidden === true)
          ? { ...block, hidden: true }
          : block,
      ),
    }
  }
  const after = { ...structure, pages: structure.pages.map(begun) }
  const isNamed = start && structure.sites.school.address === SCHOOL_ADDRESS
  const isTaken = structure.pages.some(({ address }) => /^\/school(?=\/|$)/.test(address))
  return isNamed && !isTaken
    ? withRedirects(structure, moveSite(after, 'school', '/school'))
    : after
}
