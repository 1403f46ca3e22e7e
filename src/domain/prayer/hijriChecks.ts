import type { Problem } from '#domain/declared/problems.ts'
import { daysBetween } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { formatHijriMonth as nameOf } from './formatHijri.ts'
import { calculatedStartOf, FARTHEST, indexOf, type MonthStart } from './hijri.ts'

/** Confirmed starts that are impossible with months of 29 or 30 days, with messages for a person. */
export function checkHijri(confirmed: readonly MonthStart[]): Problem[] {
  const path = (start: MonthStart) => ['hijri', 'confirmed', confirmed.indexOf(start), 'date']
  const problems: Problem[] = confirmed
    .filter(start => Math.abs(daysBetween(calculatedStartOf(start), start.date)) > FARTHEST)
    .map(start => {
      const calculated = formatLong(calculatedStartOf(start))
      const message = `${nameOf(start)} begins about ${calculated}; ${formatLong(start.date)} is too far from it.`
      return { path: path(start), message }
    })
  if (problems.length) return problems
  const ordered = [...confirmed].sort((a, b) => indexOf(a) - indexOf(b))
  ordered.forEach((start, place) => {
    const earlier = ordered[place - 1]
    if (!earlier) return
    const months = indexOf(start) - indexOf(earlier)
    const days = daysBetween(earlier.date, start.date)
    if (months === 0) {
      problems.push({ path: path(start), message: `${nameOf(start)} is confirmed twice.` })
    } else if (days < 29 * months || days > 30 * months) {
      const message = `From ${nameOf(earlier)} to ${nameOf(start)} there are ${days} days; months have 29 or 30.`
      problems.push({ path: path(start), message })
    }
  })
  return problems
}
