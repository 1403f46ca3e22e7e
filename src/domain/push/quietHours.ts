import { z } from 'zod'
import { clockIn } from '#domain/time/civil.ts'

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
