import { formatMoment } from '#domain/time/format.ts'
import { isTravelling, mosqueZone, now } from '#stores/moment.ts'

/** Shows the moment given by `?at=` in the bar above the page, which moves the page if it is late. */
export function paintMoment(): void {
  if (!isTravelling) return
  const bar = document.querySelector<HTMLElement>('[data-moment][hidden]')
  const place = bar?.querySelector('[data-moment-time]')
  if (!bar || !place) return
  place.textContent = formatMoment(now(), mosqueZone())
  bar.hidden = false
}
