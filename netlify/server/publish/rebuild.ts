import type { DeployKind } from '#domain/publishing/deploys.ts'
import { rebuildDue, type Saved, timetablesEnd } from '#domain/publishing/due.ts'
import { publishState } from '#domain/publishing/publishState.ts'
import { accepted, claimed, type PublishingRecord, refused } from '#domain/publishing/record.ts'
import { missing } from '#domain/publishing/revisions.ts'
import { siteNow } from '../clock.ts'
import { logLine } from '../log.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { publishingDocument } from '../storage/publishing.ts'
import { type PublishStatus, readStatus } from './checkPublished.ts'
import { callHook, hookRules } from './hook.ts'
import { readSaved } from './saved.ts'

/** Requests a rebuild if one is due at `now`, by the status just read. Throws StorageError. */
export async function rebuildIfDue(now: Date, seen?: PublishStatus): Promise<void> {
  const rules = hookRules()
  if (!rules.hook) return
  const { record, saved } = seen ?? (await readStatus())
  const today = siteNow().toISOString().slice(0, 10)
  const isDue = (record: PublishingRecord) => {
    const due = rebuildDue(record, saved, rules)
    return (due !== null && due <= now) || timetablesEnd(record, today, now)
  }
  if (isDue(record)) await callOnce('automatic', saved, now, isDue)
}

/**
 * Requests a rebuild whether or not one is due, except while one of the same content is running.
 * Throws StorageError.
 */
export async function rebuildNow(now: Date): Promise<void> {
  const saved = await readSaved()
  await callOnce(
    'manual',
    saved,
    now,
    record => publishState(record, saved, hookRules(), now).state !== 'rebuilding',
  )
}

/**
 * Calls the hook if `isWanted` says so, and records the result. Of many parallel callers in any process, only
 * the one whose claim is stored calls it.
 */
async function callOnce(
  kind: DeployKind,
  saved: Saved,
  now: Date,
  isWanted: (record: PublishingRecord) => boolean,
): Promise<void> {
  let mine: PublishingRecord | undefined
  await update(publishingDocument, ({ value }) => {
    mine = isWanted(value) ? claimed(value, saved.revisions, now, kind) : undefined
    return mine ?? UNCHANGED
  })
  if (!mine) return
  const { call, built } = mine
  const why = await callHook(title(missing(built?.revisions ?? {}, saved.revisions)))
  if (why !== null) logLine('warn', 'build hook failed', { why })
  await update(publishingDocument, ({ value }) => {
    if (value.call?.at !== call?.at || value.call?.outcome !== 'calling') return UNCHANGED
    return why === null ? accepted(value) : refused(value, why, now)
  })
}

/** What the list of builds shows as the reason for this one. */
const title = (kinds: readonly string[]) =>
  kinds.length > 0 ? `Changed in the panel: ${kinds.join(', ')}` : 'Asked for by the panel'
