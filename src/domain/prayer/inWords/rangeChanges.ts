import { canonical } from '#domain/canonical.ts'
import { addDays } from '#domain/time/civil.ts'
import { hijriMonthName } from '../hijri.ts'
import { isBetween, type OpenRange } from '../ranges.ts'
import { arrow } from './arrow.ts'
import { shortDayInWords } from './days.ts'

/** Days on which one content takes the place of another; without an end it goes on. */
interface Span<T> {
  readonly start: string
  readonly end: string | undefined
  readonly before: T | undefined
  readonly after: T | undefined
}

/**
 * What changes between two lists of dated rules, from today on: '7:30 → 7:45 PM from Nov 27'. `say`
 * gives the words of a rule; of several the first that differ count.
 */
export function rangeChanges<T extends OpenRange>(
  before: readonly T[],
  after: readonly T[],
  say: readonly ((range: T) => string)[],
  today: string,
): string[] {
  const months = new Set([...before, ...after].map(({ hijriMonth }) => hijriMonth))
  return [...months].flatMap(month => {
    const isOf = ({ hijriMonth }: T) => hijriMonth === month
    const spans = changedSpans(before.filter(isOf), after.filter(isOf))
    const ahead = spans.filter(({ end = '9999' }) => end >= today)
    return (ahead.length > 0 ? ahead : spans).map(span => {
      const days = [month && `in ${hijriMonthName(month)}`, daysOf(span, today)]
      return [spanInWords(span, say), ...days].filter(Boolean).join(' ')
    })
  })
}

function changedSpans<T extends OpenRange>(before: readonly T[], after: readonly T[]): Span<T>[] {
  const ranges = [...before, ...after]
  const starts = ranges.flatMap(({ from, until }) => [from ?? '', until ? addDays(until, 1) : ''])
  const ordered = [...new Set(['', ...starts])].sort()
  const spans: Span<T>[] = []
  for (const [index, start] of ordered.entries()) {
    const next = ordered[index + 1]
    const on = (list: readonly T[]) => list.find(range => isBetween(range, start))
    const span = { start, end: next && addDays(next, -1), before: on(before), after: on(after) }
    if (contentOf(span.before) === contentOf(span.after)) continue
    const last = spans.at(-1)
    const isSame =
      last?.end &&
      addDays(last.end, 1) === start &&
      contentOf(last.before) === contentOf(span.before) &&
      contentOf(last.after) === contentOf(span.after)
    if (isSame) spans[spans.length - 1] = { ...last, end: span.end }
    else spans.push(span)
  }
  return spans
}

function contentOf(range: OpenRange | undefined): string {
  return canonical({ ...range, from: undefined, until: undefined })
}

function spanInWords<T>(
  { before, after }: Span<T>,
  say: readonly ((range: T) => string)[],
): string {
  const pairs = say.map(words => [before, after].map(range => (range ? words(range) : 'none')))
  const [was = '', is = ''] = pairs.find(([was, is]) => was !== is) ?? pairs.at(-1) ?? []
  return arrow(was, is)
}

function daysOf({ start, end }: Span<unknown>, today: string): string {
  if (start && start === end) return `on ${shortDayInWords(start, today)} only`
  const days = [
    start >= today && `from ${shortDayInWords(start, today)}`,
    end && `until ${shortDayInWords(end, today)}`,
  ]
  return days.filter(Boolean).join(' ')
}
