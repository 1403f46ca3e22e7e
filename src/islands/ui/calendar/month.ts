import { firstOfMonth } from '#domain/time/civil.ts'
import { formatMonth } from '#domain/time/format.ts'
import { addMonths, dayByKey } from '#domain/time/monthGrid.ts'
import { keyAlongLine } from '../direction.ts'
import { type DayEntry, type Days, type Month, monthHtml, monthOf, weeksHtml } from './monthHtml.ts'

/** The position in a calendar; undefined: today. */
export interface CalendarPosition {
  /** A day of the month that is shown, such as its first. */
  month: string | undefined
  /** The selected day. */
  day: string | undefined
}

/** Called with the new position, and whether the month was changed or a day was selected. */
export type OnMove = (change: Partial<CalendarPosition>, kind: 'month' | 'day') => void

/** What a calendar shows in the browser, which knows the day. */
export interface Shown<Entry extends DayEntry = DayEntry> extends Days<Entry> {
  today: string
  position: CalendarPosition
}

/** The day whose entries are listed in full. */
export const selectedIn = ({ position, today }: Pick<Shown, 'position' | 'today'>): string =>
  position.day ?? today
/** The first day of the month that is shown. */
const monthIn = ({ position, today }: Shown) =>
  firstOfMonth(position.month ?? position.day ?? today)

/**
 * The month of a calendar: what it shows is passed to the function that this returns, and replaces
 * only what differs. `built`: what the page was built with. Its keys follow the ARIA grid pattern;
 * Tab reaches one day alone.
 */
export function startMonth(
  place: HTMLElement,
  onMove: OnMove,
  built?: Month,
): (shown: Shown) => void {
  let shown: Shown | undefined
  let reached: string | undefined
  let isFocusAwaited = false
  let written = built

  const reachable = (shown: Shown) => {
    const month = monthIn(shown)
    const days = [reached, selectedIn(shown), shown.today]
    return days.find(day => day && firstOfMonth(day) === month) ?? month
  }
  const dayAt = (date: string) => place.querySelector<HTMLElement>(`[data-date="${date}"]`)

  function mark(shown: Shown): void {
    const selected = selectedIn(shown)
    const tabbed = reachable(shown)
    for (const day of place.querySelectorAll<HTMLElement>('[data-date]')) {
      const { date } = day.dataset
      day.parentElement?.setAttribute('aria-selected', `${date === selected}`)
      day.tabIndex = date === tabbed ? 0 : -1
    }
  }

  function write(month: Month): void {
    const part = (selector: string) => place.querySelector(selector) as Element
    if (!written) place.innerHTML = monthHtml(month)
    else {
      if (month.legend !== written.legend) part('.calendar-legend').innerHTML = month.legend
      if (month.first === written.first) writeDays(month.cells, written.cells)
      else {
        part('h2').textContent = formatMonth(month.first)
        part('tbody').innerHTML = weeksHtml(month.cells)
      }
    }
    written = month
  }

  function writeDays(cells: readonly string[], before: readonly string[]): void {
    for (const [at, td] of place.querySelectorAll('td').entries()) {
      const cell = cells[at] ?? ''
      if (cell === before[at]) continue
      const hasFocus = td.contains(document.activeElement)
      td.innerHTML = cell
      if (hasFocus) td.querySelector('button')?.focus()
    }
  }

  /** What moves next moves from there, though its owner may show it after a paint. */
  function move(now: Shown, change: Partial<CalendarPosition>, kind: 'month' | 'day'): void {
    shown = { ...now, position: { ...now.position, ...change } }
    onMove(change, kind)
  }

  place.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-date], [data-turn]')
    if (!shown || !button) return
    const { date, turn } = button.dataset
    if (date) {
      reached = date
      move(shown, { day: date, month: monthIn(shown) }, 'day')
    } else if (turn === '0') {
      reached = shown.today
      move(shown, { month: undefined, day: undefined }, 'month')
    } else move(shown, { month: addMonths(monthIn(shown), Number(turn)) }, 'month')
  })
  place.addEventListener('keydown', event => {
    if (!shown || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(event.target as Element).closest('[data-date]')) return
    const date = dayByKey(reachable(shown), keyAlongLine(event.key), event.shiftKey)
    if (!date) return
    event.preventDefault()
    reached = date
    if (firstOfMonth(date) === monthIn(shown)) {
      mark(shown)
      dayAt(date)?.focus()
    } else {
      // The days of another month exist only once they are shown.
      isFocusAwaited = true
      move(shown, { month: firstOfMonth(date) }, 'month')
    }
  })

  return next => {
    shown = next
    write(monthOf(monthIn(next), next))
    mark(next)
    if (!isFocusAwaited) return
    isFocusAwaited = false
    dayAt(reachable(next))?.focus()
  }
}
