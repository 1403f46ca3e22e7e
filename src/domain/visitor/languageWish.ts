/** Where the browser keeps the language that a visitor chose. */
export const LANGUAGE_KEY = 'language'

/**
 * The language to offer on a page in `current`: the one that the visitor chose, else the first of the
 * browser's that the site has. Undefined where that is the page's own, so nothing is to be said.
 */
export function languageWish(
  offered: readonly string[],
  current: string,
  chosen: string | null,
  preferred: readonly string[],
): string | undefined {
  const base = (tag: string) => tag.split('-')[0]
  const known = (tag: string) =>
    offered.find(one => one === tag) ?? offered.find(one => base(one) === base(tag))
  const wish = [...(chosen ? [chosen] : []), ...preferred].map(known).find(one => one)
  return wish === current ? undefined : wish
}
