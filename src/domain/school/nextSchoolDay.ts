import { addDays, compareTimes, daysBetween, weekday } from '#domain/time/civil.ts'
import type { SchoolEvent } from './schoolEvents.ts'

type Entry = Pick<SchoolEvent, 'date' | 'title' | 'category'>

/** The next days of school, from the entries of the school calendar. */
export type NextSchoolDay =
  /** The calendar has no class days. */
  | { state: 'unknown' }
  /** The last date of the calendar is past. */
  | { state: 'over' }
  | {
      state: 'known'
      date: string
      isToday: boolean
      /** What the calendar says about the day. */
      titles: readonly string[]
      /** The class day after it, for those who read this when today's classes are over. */
      following: string | undefined
      /** The holiday between today and that day. */
      skipped: string | undefined
    }

/** From how many days without an entry on the summer break divides two school years. */
const BREAK = 56

/**
 * The first class day from a day on. A school year goes from its first to its last 'academic' entry,
 * on the weekdays that such entries fall on, except on its holidays.
 */
export function nextSchoolDay(events: readonly Entry[], today: string): NextSchoolDay {
  const years = schoolYears(events)
  if (years.length === 0) return { state: 'unknown' }
  const days = years.flatMap(classDays)
  const at = days.findIndex(day => day >= today)
  const date = days[at]
  if (date === undefined) return { state: 'over' }
  const isToday = date === today
  const holiday = events.find(
    entry => entry.category === 'holiday' && entry.date >= today && entry.date < date,
  )
  return {
    state: 'known',
    date,
    isToday,
    titles: events.filter(entry => entry.date === date).map(({ title }) => title),
    following: isToday ? days[at + 1] : undefined,
    skipped: holiday?.title,
  }
}

/** The entries by school year, those years without classes left out. */
function schoolYears(events: readonly Entry[]): Entry[][] {
  const years: Entry[][] = []
  for (const entry of [...events].sort((a, b) => compareTimes(a.date, b.date))) {
    const last = years.at(-1)?.at(-1)
    if (last && daysBetween(last.date, entry.date) < BREAK) years.at(-1)?.push(entry)
    else years.push([entry])
  }
  return years.filter(year => year.some(isClass))
}

const isClass = ({ category }: Entry) => category === 'academic'

function classDays(year: readonly Entry[]): string[] {
  const classes = year.filter(isClass).map(({ date }) => date)
  const [first = '', last = ''] = [classes[0], classes.at(-1)]
  const weekdays = new Set(classes.map(weekday))
  const free = new Set(
    year.filter(({ category }) => category === 'holiday').map(({ date }) => date),
  )
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) =>
    addDays(first, day),
  ).filter(date => weekdays.has(weekday(date)) && !free.has(date))
}
