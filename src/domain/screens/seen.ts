import type { Hours } from '#domain/declared/fields.ts'
import { DAY, DAY_MINUTES, HOUR, MINUTE } from '#domain/time/civil.ts'
import { isWithin } from './hours.ts'

/**
 * A screen says every 15 minutes that it is on. Sooner after the last time nothing is stored: a little
 * less, as timers and requests vary.
 */
export const STORED_EVERY_MS = 14 * MINUTE
/** A screen is silent after this long. */
export const SILENT_MS = 2 * HOUR
/** After this long a silent screen is taken as given up, and nobody is asked to look at it. */
const GIVEN_UP_MS = 30 * DAY
/** How long a screen has at the end of its quiet hours until it is missed. */
const WAKING_MINUTES = 30

/**
 * Whether somebody should look at a screen that was last seen at `seenAt` (milliseconds). In its quiet hours it may be
 * switched off. `minute`: of the mosque's day, now.
 */
export function isSilent(
  seenAt: number | null,
  quiet: Hours,
  { now, minute }: { now: number; minute: number },
): boolean {
  if (seenAt === null || now - seenAt <= SILENT_MS || now - seenAt > GIVEN_UP_MS) return false
  return ![minute, (minute - WAKING_MINUTES + DAY_MINUTES) % DAY_MINUTES].some(at =>
    isWithin(quiet, at),
  )
}
