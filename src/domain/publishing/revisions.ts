import { z } from 'zod'

/** How often each kind of stored content was saved; absent or 0: never. */
export type Revisions = Readonly<Record<string, number>>

export const RevisionsSchema = z.record(z.string(), z.number().int().min(0))

/**
 * The kinds whose revision in `saved` differs from `had`. Also lower numbers count, since restoring a
 * backup sets revisions back.
 */
export function missing(had: Revisions, saved: Revisions): string[] {
  return Object.keys(saved).filter(kind => (saved[kind] ?? 0) !== (had[kind] ?? 0))
}

/** Whether `had` equals what is saved. */
export const isSame = (had: Revisions, saved: Revisions): boolean =>
  missing(had, saved).length === 0

/** Whether a build contains what was requested, or something newer. */
export const carries = (built: Revisions, requested: Revisions): boolean =>
  Object.entries(requested).every(([kind, revision]) => (built[kind] ?? 0) >= revision)
