import type { SectionPath } from '#domain/content/registry.ts'
import type { Start } from '#domain/content/saved.ts'
import { leadOf } from '#domain/structure/specified.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { locale } from '#locale/locale.ts'
import inFrench from './starts.fr.json' with { type: 'json' }
import starts from './starts.json' with { type: 'json' }

const TEXTS: Readonly<Record<Start, Readonly<Record<string, string>>>> = {
  empty: starts.empty.texts,
  helpful: { ...starts.empty.texts, ...starts.helpful.texts },
}

/** The texts and sentences of this file by the English ones, in further languages of a site's own. */
const IN_LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { fr: inFrench }

/** Says what a mosque begins with in its own language, where that is translated. */
export const startsIn =
  (language: string) =>
  (text: string): string =>
    IN_LANGUAGES[language]?.[text] ?? text

/**
 * A text that a mosque begins with instead of the specification's examples: true of every mosque, or
 * empty.
 */
export function startText(start: Start, path: SectionPath): string {
  const { startText: inOwn = String, seedText = String } = locale()
  return seedText(inOwn(TEXTS[start][path] ?? '')).replace('{complaints}', '')
}

/** What is said of a country in texts that a mosque begins with, in its own language. */
export const ofCountry = (text: string, country: string, language: string): string => {
  const complaints: Readonly<Record<string, string>> = starts.complaints
  return text.replace('{complaints}', startsIn(language)(complaints[country] ?? ''))
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
  const hides = start ? starts[start].hides : []
  const hidBefore = before ? starts[before].hides : []
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
