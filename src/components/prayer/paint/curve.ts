import { dayLine } from '#domain/prayer/dayLine.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { clockIn, minutesOf } from '#domain/time/civil.ts'
import { onCurve, placeOnArch, TOP } from '../arch/curve.ts'

/** How far a name stands from its mark, in the picture's units. */
const GAP = 9

/** Puts the marks of the day's times, their names and the sun on the arch's line. */
export function paintCurve(arch: HTMLElement, row: PrayerRow, zone: string, now: Date): void {
  const svg = arch.querySelector('[data-curve]')
  if (!svg) return
  // No computed style: the style sheets may be on their way.
  const isMirrored = document.dir === 'rtl'
  const line = dayLine(clocksOf(row))
  const clock = minutesOf(clockIn(zone, now))
  const minutes = clock + 1440 <= line.isha ? clock + 1440 : clock
  const at = (minute: number) => {
    const { x, y } = onCurve(placeOnArch(minute, line))
    return { x: isMirrored ? TOP.width - x : x, y }
  }
  for (const name of DAY_TIMES) {
    const [mark, label] = svg.querySelectorAll<SVGElement>(`[data-mark="${name}"]`)
    const { x, y } = at(line[name])
    place(mark, { cx: x, cy: y })
    mark?.toggleAttribute('data-past', line[name] <= minutes)
    const isMiddle = Math.abs(x - TOP.width / 2) < 12
    place(label, {
      x: isMiddle ? TOP.width / 2 : x + (x < TOP.width / 2 ? GAP : -GAP),
      y: y + (isMiddle ? 21 : 7),
      'text-anchor': isMiddle ? 'middle' : x < TOP.width / 2 ? 'start' : 'end',
    })
  }
  const sun = svg.querySelector('[data-sun]')
  const { x, y } = at(minutes)
  sun?.setAttribute('transform', `translate(${x} ${y})`)
  sun?.toggleAttribute('data-night', minutes < line.sunrise || minutes >= line.maghrib)
}

function place(element: Element | undefined, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, `${value}`)
}
