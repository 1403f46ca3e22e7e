import type { Problem } from '#domain/declared/problems.ts'
import { addDays } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { HIJRI_MONTHS } from '#texts/hijri.ts'
import { inOrder, type OpenRange, overlap } from './ranges.ts'

/** Ranges that end before they start. */
export function checkEnds(path: Problem['path'], ranges: readonly OpenRange[]): Problem[] {
  return ranges.flatMap(({ from, until }, index) =>
    from && until && from > until
      ? [
          {
            path: [...path, index, 'until'],
            message: `That is before the first day, ${formatLong(from)}.`,
          },
        ]
      : [],
  )
}

/** Ranges that apply on the same day; the message is at the later one's start. */
export function checkOverlaps(
  path: Problem['path'],
  ranges: readonly OpenRange[],
  what: string,
): Problem[] {
  const ordered = inOrder(ranges)
  return ordered.flatMap((range, place) => {
    const earlier = ordered[place - 1]
    if (!earlier || !overlap(earlier, range)) return []
    const month = range.hijriMonth
    const inMonth = month === undefined ? '' : ` in ${HIJRI_MONTHS[month - 1]}`
    const both = `${range.from ? `on ${formatLong(range.from)}` : 'from the beginning'}${inMonth}`
    return [
      {
        path: [...path, ranges.indexOf(range), 'from'],
        message: `Two ${what} hold ${both}: end the earlier one the day before.`,
      },
    ]
  })
}

/** Days before, between and after the ranges on which none applies; those of a Hijri month fill none. */
export function checkGaps(
  path: Problem['path'],
  ranges: readonly OpenRange[],
  what: string,
): Problem[] {
  const ordered = inOrder(ranges).filter(range => range.hijriMonth === undefined)
  const problems: Problem[] = []
  ordered.forEach((range, place) => {
    const earlier = ordered[place - 1]
    const free = earlier?.until && addDays(earlier.until, 1)
    if (place === 0 && range.from) {
      const message = `${what} has no rule before ${formatLong(range.from)}: leave out the first rule's start.`
      problems.push({ path: [...path, ranges.indexOf(range), 'from'], message })
    } else if (free && range.from && free < range.from) {
      const message = `${what} has no rule from ${formatLong(free)} to ${formatLong(addDays(range.from, -1))}.`
      problems.push({ path: [...path, ranges.indexOf(range), 'from'], message })
    }
  })
  if (ordered.length === 0) {
    return [{ path, message: `${what} needs a rule for the rest of the year.` }]
  }
  const last = ordered.at(-1)
  if (last?.until) {
    const message = `${what} has no rule after ${formatLong(last.until)}: leave out the last rule's end.`
    problems.push({ path: [...path, ranges.indexOf(last), 'until'], message })
  }
  return problems
}
