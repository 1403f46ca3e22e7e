import { z } from 'zod'

/** How often each kind of stored content was saved; absent or 0: never, as the site came. */
export type Revisions = Readonly<Record<string, number>>

export const RevisionsSchema = z.record(z.string(), z.number().int().min(0))

/**
 * The kinds of `saved` content that `had` does not have. Not only what is newer: after a backup was
 * restored, storage counts from an earlier number again.
 */
export function missing(had: Revisions, saved: Revisions): string[] {
  return Object.keys(saved).filter(kind => (saved[kind] ?? 0) !== (had[kind] ?? 0))
}

/** Whether `had` is what is saved. */
export const isSame = (had: Revisions, saved: Revisions): boolean =>
  missing(had, saved).length === 0

/** Whether a build has what was requested, or something newer. */
export const carries = (built: Revisions, requested: Revisions): boolean =>
  Object.entries(requested).every(([kind, revision]) => (built[kind] ?? 0) >= revision)
