import type { SectionPath } from '#domain/content/registry.ts'
import type { Start } from '#domain/content/saved.ts'
import { leadOf } from '#domain/structure/specified.ts'
import type { Page, Structure } from '#domain/structure/structure.ts'
import { locale } from '#locale/locale.ts'
import starts from './starts.json' with { type: 'json' }

const TEXTS: Readonly<Record<Start, Readonly<Record<string, string>>>> = {
  empty: starts.empty.texts,
  helpful: { ...starts.empty.texts, ...starts.helpful.texts },
}

/**
 * A text that a mosque begins with instead of the specification's examples: true of every mosque, or
 * empty.
 */
export function startText(start: Start, path: SectionPath): string {
  const text = TEXTS[start][path] ?? ''
  return (locale().seedText?.(text) ?? text).replace('{complaints}', '')
}

/** What is said of a country in texts that a mosque begins with. */
export const ofCountry = (text: string, country: string): string => {
  const complaints: Readonly<Record<string, string>> = starts.complaints
  return text.replace('{complaints}', complaints[country] ?? '')
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
