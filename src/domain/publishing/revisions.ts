import { z } from 'zod'

/** How often each kind of stored content was saved; absent or 0: never, as the site came. */
export type Revisions = Readonly<Record<string, number>>

export const RevisionsSchema = z.record(z.string(), z.number().int().min(0))

/** The kinds of content that `wanted` has newer than `had`. */
export function missing(had: Revisions, wanted: Revisions): string[] {
  return Object.keys(wanted).filter(kind => (wanted[kind] ?? 0) > (had[kind] ?? 0))
}

/** Whether everything wanted is had, or something newer. */
export const covers = (had: Revisions, wanted: Revisions): boolean =>
  missing(had, wanted).length === 0
