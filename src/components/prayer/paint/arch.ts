import { dayLine } from '#domain/prayer/dayLine.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { archView } from '#domain/prayer/view/arch.ts'
import { clockIn, DAY_MINUTES, minutesOf } from '#domain/time/civil.ts'
import { onCurve, placeOnArch } from '../arch/curve.ts'
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

/** Puts the marks of the day's times and the sun on the arch's line; the columns below name them. */
function paintCurve(arch: HTMLElement, row: PrayerRow, zone: string, now: Date): void {
  const svg = arch.querySelector('[data-curve]')
  if (!svg) return
  const line = dayLine(clocksOf(row))
  const clock = minutesOf(clockIn(zone, now))
  const minutes = clock + DAY_MINUTES <= line.isha ? clock + DAY_MINUTES : clock
  const at = (minute: number) => onCurve(placeOnArch(minute, line))
  for (const name of DAY_TIMES) {
    const mark = svg.querySelector(`[data-mark="${name}"]`)
    const { x, y } = at(line[name])
    mark?.setAttribute('cx', `${x}`)
    mark?.setAttribute('cy', `${y}`)
    mark?.toggleAttribute('data-past', line[name] <= minutes)
  }
  const sun = svg.querySelector('[data-sun]')
  const { x, y } = at(minutes)
  sun?.setAttribute('transform', `translate(${x} ${y})`)
  sun?.toggleAttribute('data-night', minutes < line.sunrise || minutes >= line.maghrib)
}

/** The spec's error with the embedded widget, in place of the arch (docs/product.md, section 4). */
export function paintFailure(arch: HTMLElement): void {
  const template = arch.querySelector<HTMLTemplateElement>('template')
  arch.dataset.arch = 'failed'
  if (!template || arch.querySelector('.prayer-stand-in')) return
  arch.append(template.content.cloneNode(true))
}
