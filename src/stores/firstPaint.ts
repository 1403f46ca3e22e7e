import type { EventAhead } from '#domain/events/ahead.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'

/**
 * What the script in the head (components/prayer/paint/start.ts) leaves for the modules that
 * load later: the days that are written in the page, and the one painter of header and arch.
 */
export interface FirstPaint {
  /** The days around the build; null where they do not include today and tomorrow. */
  readonly days: PrayerTimesResponse | null
  /** Has a page's own painter paint now and every minute; `minutes` is the clock at the mosque. */
  also(painter: (day: ReadyState, minutes: number) => void): void
  /** Paints again, where a page has got new places for it. */
  repaint(): void
  /** Paints newer times; null: there are none, so the error shows. */
  show(response: PrayerTimesResponse | null): void
  /** Paints the next of these events into the strip, in place of those that the page was built with. */
  showAhead(events: readonly EventAhead[]): void
}

declare global {
  var firstPaint: FirstPaint | undefined
}
