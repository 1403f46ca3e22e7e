import { addDays } from '#domain/time/civil.ts'

/**
 * Shows the week from today on, of the two that home was built with; long after the build what is on
 * every week stays, without dates. What is over today is left out. The island has rows of its own.
 */
export function paintWeek(today: string, clock: string): void {
  const last = addDays(today, 6)
  const days = [...document.querySelectorAll<HTMLElement>('.week > [data-date]')]
  // Not all of it was built.
  if ((days.at(-1)?.dataset.date ?? '') < last) return
  for (const day of days) {
    const { date = '' } = day.dataset
    const isToday = date === today
    // The last one of a day that is parsed.
    const nothing = day.querySelector<HTMLElement>('.week-nothing')
    if (!nothing) continue
    const parts = [...day.querySelectorAll<HTMLElement>('h3 > span, li:not(.week-nothing)')]
    for (const part of parts) {
      part.hidden = isToday && (part.dataset.until ?? '24:00') <= clock
    }
    // The first part is the date.
    nothing.hidden = parts.some(({ hidden }, at) => at && !hidden)
    day.hidden = date < today || date > last || (!isToday && !nothing.hidden)
    day.classList.toggle('is-today', isToday)
  }
}
