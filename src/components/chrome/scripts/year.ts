import { civilDateIn } from '#domain/time/civil.ts'
import { figures } from '#locale/locale.ts'
import { mosqueZone, now } from '#stores/moment.ts'

/** Puts the mosque's current year into the copyright line, so that a page built last year is correct. */
export function showYear(): void {
  const year = figures(civilDateIn(mosqueZone(), now()).slice(0, 4))
  for (const place of document.querySelectorAll('[data-year]')) {
    if (place.textContent !== year) place.textContent = year
  }
}
