import type { Hours } from '#domain/declared/fields.ts'
import { DAY_MINUTES, minutesOf } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'

/**
 * Whether a minute of the day is within the hours. They may go past midnight; from a time until the
 * same time is the whole day.
 */
export function isWithin({ on, from, until }: Hours, minute: number): boolean {
  if (!on) return false
  const [begin, end] = [minutesOf(from), minutesOf(until)]
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end
}

/** Whether hours are so long that a screen may be off at prayers. */
export function isLong({ on, from, until }: Hours): boolean {
  const length = (minutesOf(until) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES
  return on && (length === 0 || length > DAY_MINUTES / 2)
}

/** '9:00 PM to 6:00 AM'. */
export function hoursSpanInWords({ on, from, until }: Hours): string {
  if (!on) return 'Off'
  return from === until ? 'all day' : `${clock12(from)} to ${clock12(until)}`
}
