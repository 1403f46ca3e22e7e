/**
 * The seven kinds of event (docs/product.md, section 5), with their labels. Separate from the schema,
 * since visitors' pages load no zod.
 */
export const CATEGORY_LABELS = {
  prayer: 'Prayer',
  education: 'Education',
  lecture: 'Lecture',
  social: 'Social',
  youth: 'Youth',
  charity: 'Charity',
  other: 'Other',
} as const
export type Category = keyof typeof CATEGORY_LABELS

/** In their fixed order. */
export const CATEGORIES = Object.keys(CATEGORY_LABELS) as Category[]
