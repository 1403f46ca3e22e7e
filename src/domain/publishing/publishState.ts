import { MINUTE } from '#domain/time/civil.ts'
import { type Rules, rebuildDue, type Saved } from './due.ts'
import { hasArrived, type PublishingRecord } from './record.ts'
import { isSame, missing } from './revisions.ts'

/**
 * How far the last change has been published. Times are ISO instants; `live`: whether the public
 * responses contained the change.
 * - saved: stored, not yet seen in the public responses; `at` the save
 * - live: seen in the public responses; `at` that moment. The prebuilt pages follow at `rebuildDueAt`;
 *   null: never, since no build hook is set
 * - rebuilding: the build hook was called; `at` that moment
 * - rebuilt: seen in the prebuilt pages; `at` when they were built, null: unknown
 * - failed: the rebuild could not be requested or did not arrive; `why` for a person, `retryAt` the
 *   next automatic try, null: none
 */
export type PublishState =
  | { state: 'saved'; at: string }
  | { state: 'live'; at: string; rebuildDueAt: string | null }
  | { state: 'rebuilding'; at: string; live: boolean }
  | { state: 'rebuilt'; at: string | null }
  | { state: 'failed'; at: string; why: string; retryAt: string | null; live: boolean }

const ARRIVES_WITHIN_MS = 15 * MINUTE
const OVERDUE =
  'The rebuild was requested but did not arrive within 15 minutes. The deploy log says why.'

/** Kinds that change all of a page, which visitors therefore see once it is built. */
const SEEN_ONCE_BUILT = ['structure', 'habits']

/** The kinds that were saved but not yet seen in the pages or the public responses. */
export function unseen({ live, built }: PublishingRecord, { revisions }: Saved): string[] {
  const unbuilt = missing(built?.revisions ?? {}, revisions)
  const notLive = missing(live?.revisions ?? {}, revisions)
  return notLive.filter(kind => unbuilt.includes(kind))
}

/** How far the last change has been published. */
export function publishState(
  record: PublishingRecord,
  saved: Saved,
  rules: Rules,
  now: Date,
): PublishState {
  const { built, call } = record
  const unbuilt = missing(built?.revisions ?? {}, saved.revisions)
  const isAnswered = unseen(record, saved).length === 0
  const live = isAnswered && !unbuilt.some(kind => SEEN_ONCE_BUILT.includes(kind))
  const isBuilt = unbuilt.length === 0
  const due = rebuildDue(record, saved, rules)?.toISOString() ?? null

  if (call && !hasArrived(record)) {
    const overdueAt = new Date(new Date(call.at).getTime() + ARRIVES_WITHIN_MS)
    if (call.outcome === 'failed') {
      return { state: 'failed', at: call.at, why: call.why ?? OVERDUE, retryAt: due, live }
    }
    const isForThis = isSame(call.revisions, saved.revisions)
    if (isForThis && now < overdueAt) return { state: 'rebuilding', at: call.at, live }
    if (isForThis && !isBuilt) {
      return { state: 'failed', at: overdueAt.toISOString(), why: OVERDUE, retryAt: due, live }
    }
  }
  if (isBuilt) return { state: 'rebuilt', at: built?.builtAt ?? null }
  if (isAnswered && record.live) return { state: 'live', at: record.live.at, rebuildDueAt: due }
  return { state: 'saved', at: saved.at ?? now.toISOString() }
}
