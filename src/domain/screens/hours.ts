import { minutesOf } from '#domain/time/civil.ts'
import type { Hours } from './screen.ts'

/**
 * Whether a minute of the day is within the hours. They may go past midnight; from a time until the
 * same time is the whole day.
 */
export function isWithin({ on, from, until }: Hours, minute: number): boolean {
  if (!on) return false
  const [begin, end] = [minutesOf(from), minutesOf(until)]
  return begin < end ? minute >= begin && minute < end : minute >= begin || minute < end
}
