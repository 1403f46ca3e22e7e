import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { firstOfMonth } from '#domain/time/civil.ts'
import { addMonths, dayByKey } from '#domain/time/monthGrid.ts'
import { keyAlongLine } from '../direction.ts'

/** The position in the calendar; undefined: today. */
export interface CalendarPosition {
  /** A day of the month that is shown, such as its first. */
  month: string | undefined
  /** The selected day. */
  day: string | undefined
}

/** Called with the new position, and whether the month was changed or a day was selected. */
export type OnMove = (change: Partial<CalendarPosition>, kind: 'month' | 'day') => void

/**
 * The state of a month grid: the month shown, the selected day, and the one day that Tab reaches.
 * It keeps the position itself by default.
 */
export function useMonthGrid(
  today: string | undefined,
  builtOn: string,
  controlled?: CalendarPosition,
  onPlace?: OnMove,
) {
  const [own, setOwn] = useState<CalendarPosition>({ month: undefined, day: undefined })
  const [reached, setReached] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const focusNext = useRef(false)

  const place = controlled ?? own
  const move: OnMove = onPlace ?? (change => setOwn(before => ({ ...before, ...change })))
  const selected = place.day ?? today
  const month = firstOfMonth(place.month ?? place.day ?? today ?? builtOn)
  const inMonth = (date: string | undefined) =>
    date !== undefined && firstOfMonth(date) === month ? date : undefined
  const reachable = inMonth(reached) ?? inMonth(selected) ?? inMonth(today) ?? month

  // A key may move to another month, whose days exist only after rendering.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${reachable}"]`)?.focus()
  }, [reachable])

  return {
    grid,
    month,
    selected,
    reachable,
    /** On the grid, so that a selection renders only the days that it changes. */
    onClick({ target }: MouseEvent) {
      const date =
        target instanceof Element && target.closest<HTMLElement>('[data-date]')?.dataset.date
      if (!date) return
      move({ day: date, month }, 'day')
      setReached(date)
    },
    turn: (months: number) => move({ month: addMonths(month, months) }, 'month'),
    toToday() {
      if (!today) return
      move({ month: undefined, day: undefined }, 'month')
      setReached(today)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const date = dayByKey(reachable, keyAlongLine(event.key), event.shiftKey)
      if (!date) return
      event.preventDefault()
      focusNext.current = true
      setReached(date)
      if (firstOfMonth(date) !== month) move({ month: firstOfMonth(date) }, 'month')
    },
  }
}
