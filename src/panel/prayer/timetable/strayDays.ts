import { isCivilDate } from '#domain/time/civil.ts'

/** As many days of another year may be a slip of the pen: more are a part of the timetable. */
const MOST = 7

/** What a few days of another year are: days of the others' year, what they say, or nothing. */
export type StrayChoice = 'move' | 'keep' | 'drop'

export interface StrayDays {
  readonly dates: readonly string[]
  /** The year of nearly all days. */
  readonly year: string
}

const yearOf = (date: string) => date.slice(0, 4)

/** The few days of a timetable that are of another year than the others; undefined where none is. */
export function strayDays(dates: readonly (string | null)[]): StrayDays | undefined {
  const byYear = Map.groupBy(
    dates.filter(date => date !== null),
    yearOf,
  )
  const [most, ...others] = [...byYear.values()].sort((a, b) => b.length - a.length)
  const strays = others.filter(({ length }) => length <= MOST).flat()
  if (!most || most.length <= MOST || strays.length === 0) return undefined
  return { dates: strays.sort(), year: yearOf(most[0] ?? '') }
}

/** Days with their strays as the admin chose; as they are while nobody has. */
export function withStrays<Day extends { readonly date: string | null }>(
  days: readonly Day[],
  choice: StrayChoice | undefined,
): Day[] {
  const strays = strayDays(days.map(({ date }) => date))
  return days.flatMap(day => {
    const { date } = day
    if (date === null || !strays?.dates.includes(date)) return [day]
    if (choice === 'drop') return []
    if (choice !== 'move') return [day]
    const moved = strays.year + date.slice(4)
    return [{ ...day, date: isCivilDate(moved) ? moved : null }]
  })
}
