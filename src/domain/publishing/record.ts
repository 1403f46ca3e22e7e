import { z } from 'zod'
import { HOUR, MINUTE } from '#domain/time/civil.ts'
import { BuildFileSchema } from './buildFile.ts'
import { counted, type DeployKind, DeployKindSchema, DeploysSchema } from './deploys.ts'
import { carries, type Revisions, RevisionsSchema } from './revisions.ts'

const Instant = z.iso.datetime()

/** The latest call of the build hook, and its result. */
const HookCallSchema = z.object({
  at: Instant,
  /** The revisions stored then: the requested rebuild contains at least these. */
  revisions: RevisionsSchema,
  outcome: z.enum(['calling', 'accepted', 'failed']),
  /** Absent where the first release stored it. */
  kind: DeployKindSchema.optional(),
  /** For a person; null unless it failed. */
  why: z.string().nullable(),
  /** Consecutive failed calls. */
  failures: z.number().int().min(0),
  /** When a failed one is retried; null: not automatically. */
  retryAt: Instant.nullable(),
})

/** The state of publishing; what is unpublished follows from the documents' revisions. */
export const PublishingRecordSchema = z.object({
  /** The revisions last seen in the public responses. */
  live: z.object({ at: Instant, revisions: RevisionsSchema }).nullable(),
  /** The revisions last seen in the prebuilt pages. */
  built: BuildFileSchema.nullable(),
  call: HookCallSchema.nullable(),
  /** Absent while none was counted. */
  deploys: DeploysSchema.optional(),
})
export type PublishingRecord = z.output<typeof PublishingRecordSchema>
type HookCall = z.output<typeof HookCallSchema>

export const NOTHING_YET: PublishingRecord = { live: null, built: null, call: null }

/** After the first, second, … consecutive failure; the last applies to all further ones. */
const RETRY_AFTER_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

/** How far the clocks of a site's machines may be apart. */
const APART_MS = HOUR

/**
 * An instant as it was noted. One that is still to come, which a clock that was set back since has
 * left, counts as long ago: it would be waited for.
 */
export const noted = (iso: string, now: Date): string =>
  Date.parse(iso) > now.getTime() + APART_MS ? new Date(0).toISOString() : iso

/** Records that the hook is about to be called: only the caller that stores this calls it. */
export function claimed(
  record: PublishingRecord,
  revisions: Revisions,
  now: Date,
  kind: DeployKind = 'automatic',
): PublishingRecord {
  const failures = record.call?.failures ?? 0
  const call: HookCall = {
    at: now.toISOString(),
    revisions,
    outcome: 'calling',
    kind,
    why: null,
    failures,
    retryAt: null,
  }
  return { ...record, call }
}

const changed = (record: PublishingRecord, call: Partial<HookCall>): PublishingRecord =>
  record.call ? { ...record, call: { ...record.call, ...call } } : record

/** Records that the call was accepted: from here on it is a deploy. */
export function accepted(record: PublishingRecord): PublishingRecord {
  const { call, deploys } = record
  if (!call) return record
  return {
    ...changed(record, { outcome: 'accepted', failures: 0 }),
    deploys: counted(deploys, call.kind ?? 'automatic', call.at),
  }
}

/** Records that the call failed; it is repeated, later each time. */
export function refused(record: PublishingRecord, why: string, now: Date): PublishingRecord {
  const failures = (record.call?.failures ?? 0) + 1
  const after = RETRY_AFTER_MS[failures - 1] ?? RETRY_AFTER_MS.at(-1)!
  const retryAt = new Date(now.getTime() + after).toISOString()
  return changed(record, { outcome: 'failed', why, failures, retryAt })
}

/** Too little memory or disk may be over by then; what fails for good costs a build an hour. */
const BUILD_RETRY_MS = HOUR

/** Records that the build failed: it is requested again after an hour. */
export const buildFailed = (record: PublishingRecord, why: string, now: Date): PublishingRecord =>
  changed(record, {
    outcome: 'failed',
    why,
    retryAt: new Date(now.getTime() + BUILD_RETRY_MS).toISOString(),
  })

/**
 * Records that the build was interrupted by a restart at `since`: it is requested again at once, also by a
 * tick that began before this was recorded.
 */
export const interrupted = (record: PublishingRecord, since: string): PublishingRecord =>
  changed(record, {
    outcome: 'failed',
    why: 'The rebuild was interrupted.',
    retryAt: since,
  })

/** Whether visitors get the rebuild that the latest call requested. */
export function hasArrived({ call, built }: PublishingRecord): boolean {
  if (!call || !built) return false
  return built.builtAt >= call.at && carries(built.revisions, call.revisions)
}
