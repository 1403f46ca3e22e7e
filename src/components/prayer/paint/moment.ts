import { formatMoment } from '#domain/time/format.ts'
import { isTravelling, mosqueZone, now } from '#stores/moment.ts'
import { putText } from './places.ts'

/** Shows the moment given by `?at=` in the bar above the page, which moves the page if it is late. */
export function paintMoment(): void {
  const bar = isTravelling && document.querySelector<HTMLElement>('[data-moment][hidden]')
  if (!bar) return
  putText(bar.querySelector('[data-moment-time]'), formatMoment(now(), mosqueZone()))
  bar.hidden = false
}
