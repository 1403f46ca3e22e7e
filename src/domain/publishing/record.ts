import { z } from 'zod'
import { BuildFileSchema } from './buildFile.ts'
import { carries, type Revisions, RevisionsSchema } from './revisions.ts'

const Instant = z.iso.datetime()

/** The latest call of the build hook, and what became of it. */
const HookCallSchema = z.object({
  at: Instant,
  /** What was stored then: the rebuild it requests carries at least this. */
  revisions: RevisionsSchema,
  outcome: z.enum(['calling', 'accepted', 'failed']),
  /** For a person; null unless it failed. */
  why: z.string().nullable(),
  /** Calls in a row that failed. */
  failures: z.number().int().min(0),
  /** When a failed one is repeated; null: not by itself. */
  retryAt: Instant.nullable(),
})

/** What publishing has seen and done; what is still to be published shows in the documents' own revisions. */
export const PublishingRecordSchema = z.object({
  /** What the public answers were last seen to carry. */
  live: z.object({ at: Instant, revisions: RevisionsSchema }).nullable(),
  /** What the prebuilt pages were last seen to carry. */
  built: BuildFileSchema.nullable(),
  call: HookCallSchema.nullable(),
})
export type PublishingRecord = z.output<typeof PublishingRecordSchema>
type HookCall = z.output<typeof HookCallSchema>

export const NOTHING_YET: PublishingRecord = { live: null, built: null, call: null }

const MINUTE = 60_000
/** After the first, second, … failure in a row; the last holds for all that follow. */
const RETRY_AFTER_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

/** Notes that the hook is about to be called: only the caller that stores this note calls it. */
export function claimed(record: PublishingRecord, revisions: Revisions, now: Date) {
  const failures = record.call?.failures ?? 0
  const call: HookCall = {
    at: now.toISOString(),
    revisions,
    outcome: 'calling',
    why: null,
    failures,
    retryAt: null,
  }
  return { ...record, call }
}

const changed = (record: PublishingRecord, call: Partial<HookCall>): PublishingRecord =>
  record.call ? { ...record, call: { ...record.call, ...call } } : record

/** Notes that the call was taken. */
export const accepted = (record: PublishingRecord): PublishingRecord =>
  changed(record, { outcome: 'accepted', failures: 0 })

/** Notes that the call failed; it is repeated, later each time. */
export function refused(record: PublishingRecord, why: string, now: Date): PublishingRecord {
  const failures = (record.call?.failures ?? 0) + 1
  const after = RETRY_AFTER_MS[failures - 1] ?? RETRY_AFTER_MS.at(-1)!
  const retryAt = new Date(now.getTime() + after).toISOString()
  return changed(record, { outcome: 'failed', why, failures, retryAt })
}

/** Notes that the build failed: the same sources would fail again, so nothing is repeated. */
export const buildFailed = (record: PublishingRecord, why: string): PublishingRecord =>
  changed(record, { outcome: 'failed', why, retryAt: null })

/** Notes that the build was cut off, as by a restart: it is requested again at once. */
export const interrupted = (record: PublishingRecord, now: Date): PublishingRecord =>
  changed(record, {
    outcome: 'failed',
    why: 'The rebuild was interrupted.',
    retryAt: now.toISOString(),
  })

/** Whether the rebuild that the latest call requested is what visitors are served. */
export function hasArrived({ call, built }: PublishingRecord): boolean {
  if (!call || !built) return false
  return built.builtAt >= call.at && carries(built.revisions, call.revisions)
}
