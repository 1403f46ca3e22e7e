import { formatMoment } from '#domain/time/format.ts'
import { isTravelling, mosqueZone, now } from '#stores/clock.ts'

/** Puts the current year into the copyright line, so that a page built last year is correct. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) {
    place.textContent = String(now().getFullYear())
  }
}

/** Shows the moment given by `?at=` in a bar above the page, with a link back to now. */
export function showMoment(): void {
  const bar = document.querySelector<HTMLElement>('[data-moment]')
  const place = bar?.querySelector('[data-moment-time]')
  if (!isTravelling || !bar || !place) return
  place.textContent = formatMoment(now(), mosqueZone())
  bar.hidden = false
}
