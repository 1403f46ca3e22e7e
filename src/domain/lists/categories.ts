import type { ListEntry } from '#locale/lists.ts'
import { ownList } from '#locale/ownList.ts'
import { categoryTexts } from '#texts/categories.ts'

/** The id of a kind of event: one of the seven (docs/product.md, section 5), or of the mosque's own. */
export type Category = string

/** Those that every site has, with a color and a shape each. */
export const SEED_CATEGORIES: readonly ListEntry[] = Object.keys(categoryTexts).map(id => ({ id }))

/** The categories of the mosque. */
export const categories = ownList('categories', SEED_CATEGORIES, categoryTexts)

/** The seed's category whose color and shape a category has. */
export const markOf = (category: Category): string => {
  const { id = 'other', mark = id } = categories.entryOf(category) ?? {}
  return mark
}
