import { categoryTexts } from '#texts/eventWords.ts'

/**
 * The seven kinds of event (docs/product.md, section 5), with their labels. Separate from the schema,
 * since visitors' pages load no zod.
 */
export const CATEGORY_LABELS: Readonly<typeof categoryTexts> = categoryTexts
export type Category = keyof typeof categoryTexts

/** In their fixed order. */
export const CATEGORIES = Object.keys(CATEGORY_LABELS) as Category[]
