import { figures } from '#locale/locale.ts'
import { now } from '#stores/clock.ts'

/** Puts the current year into the copyright line, so that a page built last year is correct. */
export function showYear(): void {
  const year = figures(now().getFullYear())
  for (const place of document.querySelectorAll('[data-year]')) {
    if (place.textContent !== year) place.textContent = year
  }
}
