import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths, dayByKey } from '#domain/events/monthGrid.ts'
import { firstOfMonth } from '#domain/prayer/civil.ts'

/** The state of a month grid: the month shown, the selected day, and the one day that Tab reaches. */
export function useMonth(today: string | undefined, builtOn: string) {
  const [chosen, setChosen] = useState<string>()
  const [reached, setReached] = useState<string>()
  const [turnedTo, setTurnedTo] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const focusNext = useRef(false)

  const selected = chosen ?? today
  const month = turnedTo ?? firstOfMonth(today ?? builtOn)
  const inMonth = (date: string | undefined) =>
    date !== undefined && firstOfMonth(date) === month ? date : undefined
  const reachable = inMonth(reached) ?? inMonth(selected) ?? inMonth(today) ?? month

  // A key may lead into another month, whose days exist only after it is drawn.
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
    select(date: string) {
      setChosen(date)
      setReached(date)
    },
    turn: (months: number) => setTurnedTo(addMonths(month, months)),
    toToday() {
      if (!today) return
      setTurnedTo(firstOfMonth(today))
      setChosen(today)
      setReached(today)
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const date = dayByKey(reachable, event.key, event.shiftKey)
      if (!date) return
      event.preventDefault()
      focusNext.current = true
      setTurnedTo(firstOfMonth(date))
      setReached(date)
    },
  }
}
