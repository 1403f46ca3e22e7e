import { type SectionPath, splitPath } from '#domain/content/registry.ts'
import type { Start } from '#domain/content/saved.ts'
import { leadOf } from '#domain/structure/specified.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { locale } from '#locale/locale.ts'
import { complaintTexts, emptyTexts, helpfulTexts } from '#texts/starts.ts'
import { inOwnLanguage } from '../reader.ts'
import hidden from './starts.json' with { type: 'json' }

type Items = Readonly<Record<string, object>>
type Texts = Readonly<Record<string, Readonly<Record<string, string | Items>>>>

const COMPLAINTS = '{complaints}'

/**
 * A text that a mosque begins with instead of the specification's examples, in the site's own language:
 * true of every mosque, or empty.
 */
export function startText(start: Start, path: SectionPath): string {
  const { seedText = String } = locale()
  return inOwnLanguage(() => {
    const [page, section] = splitPath(path)
    const textIn = (texts: Texts) => texts[page]?.[section]
    const text = (start === 'helpful' && textIn(helpfulTexts)) || (textIn(emptyTexts) ?? '')
    return seedText(typeof text === 'string' ? text : listOf(text)).replace(COMPLAINTS, '')
  })
}

const listOf = (items: Items) =>
  JSON.stringify(Object.values(items), (_, value) =>
    typeof value === 'function' ? value(COMPLAINTS) : value,
  )

/** What is said of a country in texts that a mosque begins with. */
export const ofCountry = (text: string, country: string): string => {
  const complaints: Readonly<Record<string, string>> = complaintTexts
  return text.replace(COMPLAINTS, complaints[country] ?? '')
}

/**
 * The pages with those hidden that have nothing to say yet, and their parts too; those that were hidden
 * for the start before are shown.
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
  return { ...structure, pages: structure.pages.map(begun) }
}
