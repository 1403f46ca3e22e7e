import type { Notice } from '#domain/notices/notice.ts'
import { MINUTE } from '#domain/time/units.ts'
import { inQuietHours, type PushSettings } from './quietHours.ts'

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
