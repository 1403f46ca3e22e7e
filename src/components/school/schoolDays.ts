import { SCHOOL_CATEGORIES } from '#domain/content/kinds.ts'
import {
  SCHOOL_CATEGORY_LABELS,
  type SchoolEvent,
  schoolEvents,
} from '#domain/school/schoolEvents.ts'
import type { Days } from '#islands/ui/calendar/monthHtml.ts'

/** A school event in the calendar, with the language that it is written in, where that is not the page's. */
export type SchoolEntry = SchoolEvent & { lang?: string | undefined; label: string; tone: string }

/** What the calendar shows of the section `schoolEvents`. */
export function schoolDays({
  content,
  lang,
}: {
  content: string
  lang?: string | undefined
}): Pick<Days<SchoolEntry>, 'entriesOn' | 'legend'> {
  const entries = schoolEvents(content).map(event => ({
    ...event,
    lang,
    label: event.title,
    tone: event.category,
  }))
  return {
    entriesOn: date => entries.filter(entry => entry.date === date),
    legend: SCHOOL_CATEGORIES.map(tone => ({ tone, label: SCHOOL_CATEGORY_LABELS[tone] })),
  }
}
