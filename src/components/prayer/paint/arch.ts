import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { archView } from '#domain/prayer/view/arch.ts'
import { paintCurve } from './curve.ts'
import { fillPlaces } from './places.ts'

/** Paints the arch: its texts, the prayer whose time it is, the one that leads, and the sun's place. Without a day it keeps their room. */
export function paintArch(
  arch: HTMLElement,
  day: ReadyState | null,
  response: PrayerTimesResponse | null,
  now: Date,
): void {
  arch.dataset.arch = day ? 'ready' : 'loading'
  if (!day || !response) {
    fillPlaces(arch, { rest: '\u00a0' })
    return
  }
  fillPlaces(arch, archView(day, response))
  for (const cell of arch.querySelectorAll<HTMLElement>('[data-prayer]')) {
    cell.toggleAttribute('data-current', cell.dataset.prayer === day.current)
    cell.toggleAttribute('data-leads', cell.dataset.prayer === day.leading)
  }
  paintCurve(arch, day.today, response.zone, now)
}

/** The spec's error with the embedded widget, in place of the arch (docs/product.md, section 4). */
export function paintFailure(arch: HTMLElement): void {
  const template = arch.querySelector<HTMLTemplateElement>('template')
  arch.dataset.arch = 'failed'
  if (!template || arch.querySelector('.prayer-stand-in')) return
  arch.append(template.content.cloneNode(true))
}
