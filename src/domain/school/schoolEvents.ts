import { parseItems } from '#domain/content/items.ts'
import { SCHOOL_CATEGORIES, type SchoolCategory } from '#domain/content/kinds.ts'
import { compareTimes, isCivilDate } from '#domain/time/civil.ts'
import { schoolCategoryTexts } from '#texts/schoolCalendar.ts'

/** The labels of the kinds of school event. */
export const SCHOOL_CATEGORY_LABELS: Record<SchoolCategory, string> = schoolCategoryTexts

/** One day's entry of the school calendar (docs/product.md, section 7). */
export interface SchoolEvent {
  id: string
  /** 'YYYY-MM-DD'. */
  date: string
  title: string
  description: string
  category: SchoolCategory
}

/**
 * The events of the section `schoolEvents`, by date. Entries without a real date are left out, an
 * unknown category counts as 'event', and every id is made unique, so that a mistake affects only its
 * own entry.
 */
export function schoolEvents(content: string): SchoolEvent[] {
  return parseItems('schoolEvents', content)
    .filter(({ date }) => isCivilDate(date))
    .map((item, index) => ({
      ...item,
      id: `${item.id}-${index}`,
      category: isSchoolCategory(item.category) ? item.category : 'event',
    }))
    .sort((a, b) => compareTimes(a.date, b.date))
}

function isSchoolCategory(text: string): text is SchoolCategory {
  return (SCHOOL_CATEGORIES as readonly string[]).includes(text)
}
