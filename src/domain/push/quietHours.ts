import { z } from 'zod'
import type { Notice } from '#domain/notices/notice.ts'
import { clockIn, MINUTE } from '#domain/time/civil.ts'

const ClockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.')

/** When notifications wait, and when the evening's changes are sent; clocks of the mosque. */
export const PushSettingsSchema = z.object({
  /** From and until; null: notifications come at any hour. */
  quiet: z.object({ from: ClockSchema, until: ClockSchema }).nullable(),
  /** When the changes of the next day are sent. */
  iqamaAt: ClockSchema,
})
export type PushSettings = z.output<typeof PushSettingsSchema>

export const DEFAULT_PUSH_SETTINGS: PushSettings = {
  quiet: { from: '22:00', until: '06:00' },
  iqamaAt: '20:00',
}

/** Whether it is quiet at a moment; hours may span midnight, and equal ones are none. */
export function inQuietHours(quiet: PushSettings['quiet'], zone: string, now: Date): boolean {
  if (!quiet) return false
  const { from, until } = quiet
  const clock = clockIn(zone, now)
  return from <= until ? clock >= from && clock < until : clock >= from || clock < until
}

/** How long a notice can be taken back before anybody is notified of it. */
export const TAKE_BACK_MS = MINUTE

/** How many urgent notices an hour may be posted by owners together, and by all others together. */
export const URGENT_AN_HOUR = 3

/**
 * Whether a notice would wake people: an urgent one always, a janazah that begins at night. Saving
 * such a one needs proof (docs/product.md, section 16), since an open session is not enough to alarm
 * everyone. `now`: when it is saved.
 */
export function breaksQuiet(
  { kind, start, end }: Pick<Notice, 'kind' | 'start' | 'end'>,
  { quiet, zone }: { quiet: PushSettings['quiet']; zone: string },
  now: Date,
): boolean {
  if (Date.parse(end) <= now.getTime()) return false
  if (kind === 'urgent') return true
  const heard = new Date(Math.max(now.getTime(), Date.parse(start)) + TAKE_BACK_MS)
  return kind === 'janazah' && inQuietHours(quiet, zone, heard)
}
