import { dayLine } from '#domain/prayer/dayLine.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { clockIn, minutesOf } from '#domain/time/civil.ts'
import { DAY_MINUTES } from '#domain/time/units.ts'
import { onCurve, placeOnArch } from '../arch/curve.ts'

/** Puts the marks of the day's times and the sun on the arch's line; the columns below name them. */
export function paintCurve(arch: HTMLElement, row: PrayerRow, zone: string, now: Date): void {
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
