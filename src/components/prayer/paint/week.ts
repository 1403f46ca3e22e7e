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
    const isOther = date < today || date > last
    for (const part of day.querySelectorAll<HTMLElement>('[hidden], [data-until]')) {
      part.hidden = isToday && (part.dataset.until ?? '24:00') <= clock
    }
    day.hidden = isOther || (!isToday && day.querySelector('.week-nothing') !== null)
    day.classList.toggle('is-today', isToday)
  }
}
