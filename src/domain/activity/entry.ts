import { z } from 'zod'

/** The most characters of what was done. */
export const MOST_ACTION = 300

/** An entry as stored. The log adds its id and order. The only person it names is the admin. */
export const StoredActivitySchema = z.object({
  action: z.string().min(1).max(MOST_ACTION),
  who: z.string().max(120),
  at: z.iso.datetime(),
  event: z.string().max(40).optional(),
  /** The revision of the prayer settings that was saved. */
  prayer: z.int().min(1).optional(),
  /** The revision of the screens that was saved. */
  screens: z.int().min(1).optional(),
  section: z.string().max(120).optional(),
  notice: z.string().max(40).optional(),
  /** The revision that its event, section or notice got, and the one it replaced. */
  revision: z.int().min(1).optional(),
  before: z.int().min(0).optional(),
})
export type StoredActivity = z.output<typeof StoredActivitySchema>
