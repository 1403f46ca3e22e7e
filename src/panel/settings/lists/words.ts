import type { ListEntry, ListName } from '#locale/lists.ts'
import { categoryTexts } from '#texts/categories.ts'
import { subjectTexts } from '#texts/contactFields.ts'

const TEXTS: Readonly<Record<ListName, Readonly<Record<string, string>>>> = {
  categories: categoryTexts,
  subjects: subjectTexts,
}

/** What the site calls an entry that it came with; '' for one of the mosque's own. */
export const seedName = (list: ListName, id: string): string => TEXTS[list][id] ?? ''

/** What an entry of a form is called. */
export const entryName = (list: ListName, { id, name }: ListEntry): string =>
  name || seedName(list, id) || 'Without a name'

/** The colors and shapes, by the category of the seed that has each. */
export const MARKS = {
  prayer: 'Green square',
  education: 'Blue circle',
  lecture: 'Violet diamond',
  social: 'Amber arch',
  youth: 'Pink bowl',
  charity: 'Red leaf',
  other: 'Teal half circle',
} as const
