import { frameOrigins } from '#config/frames.ts'
import type { PublishingStatus } from '#contract/publishing.ts'
import type { BuildFile } from '#domain/publishing/buildFile.ts'
import { deploysIn } from '#domain/publishing/deploys.ts'
import type { Saved } from '#domain/publishing/due.ts'
import { publishState, unseen } from '#domain/publishing/publishState.ts'
import {
  buildFailed,
  claimed,
  hasArrived,
  interrupted,
  noted,
  type PublishingRecord,
} from '#domain/publishing/record.ts'
import { isSame } from '#domain/publishing/revisions.ts'
import { env } from '../env.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import type { Listing } from '../storage/listing.ts'
import { publishingDocument } from '../storage/publishing.ts'
import { failureLine } from './failureLine.ts'
import { buildStatus, hookRules, isCharged } from './hook.ts'
import { fetchServedBuild, fetchServedRevisions } from './publicSite.ts'
import { readSaved } from './saved.ts'

/** The publishing record and the saved revisions, read together. */
export interface PublishStatus {
  record: PublishingRecord
  saved: Saved
}

/** Reads the status from storage, without a request to the public site. Throws StorageError. */
export async function readStatus(listing?: Promise<Listing>): Promise<PublishStatus> {
  const [{ value: record }, saved] = await Promise.all([
    read(publishingDocument),
    readSaved(await listing),
  ])
  const { built } = record
  if (!built || (built.revisions.content ?? 0) === saved.revisions.content) return { record, saved }
  return { record, saved: { ...saved, frames: frameOrigins((await read(contentDocument)).value) } }
}

/**
 * Requests the public site as a visitor would and records what changed: which build is served, whether
 * the requested rebuild failed, and with `live`, which changes the public responses contain. `list`:
 * lists the documents, where others need the list, too. Throws StorageError.
 */
export async function checkPublished(
  now: Date,
  { live = false, list }: { live?: boolean; list?: () => Promise<Listing> } = {},
): Promise<PublishStatus> {
  // The build is read first, so that a save in between counts as not yet published.
  const served = await fetchServedBuild()
  const built = served && { ...served, builtAt: noted(served.builtAt, now) }
  const { record, saved } = await readStatus(list?.())
  const withBuild = built ? { ...record, built } : record
  const end = await endOfBuild(withBuild, saved, now)
  const kinds = live
    ? await fetchServedRevisions(
        unseen(withBuild, saved),
        withBuild.built?.revisions ?? {},
        saved.revisions,
      )
    : []

  const withNews = (value: PublishingRecord) => {
    let next = built && !isSameBuild(value.built, built) ? { ...value, built } : value
    if (next.call && noted(next.call.at, now) !== next.call.at) next = { ...next, call: null }
    if (end && next.call?.at === record.call?.at && next.call?.outcome !== 'failed') {
      next = end(next)
    }
    if (kinds.length > 0) {
      const seen = kinds.map(kind => [kind, saved.revisions[kind] ?? 0] as const)
      const revisions = { ...next.live?.revisions, ...Object.fromEntries(seen) }
      if (!isSame(next.live?.revisions ?? {}, revisions)) {
        next = { ...next, live: { at: now.toISOString(), revisions } }
      }
    }
    return next
  }
  // Usually nothing changed, and the document need not be read again.
  if (withNews(record) === record) return { record, saved }
  const stored = await update(publishingDocument, ({ value }) => {
    const next = withNews(value)
    return next === value ? UNCHANGED : next
  })
  return { record: stored.value, saved }
}

/** Checks the public site and returns how far the last change is published. */
export async function publishingState(now: Date): Promise<PublishingStatus> {
  const { record, saved } = await checkPublished(now, { live: true })
  const state = publishState(record, saved, hookRules(), now)
  if (!isCharged()) return state
  const { automatic, manual } = deploysIn(record.deploys, now.toISOString())
  const atMostEveryHours = env().rebuildAtMostEveryHours
  return { ...state, deploys: { automatic, manual, atMostEveryHours } }
}

const isSameBuild = (a: BuildFile | null, b: BuildFile) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The change of the record when a build failed, also one that nobody asked for, as after an update, or when
 * the current rebuild was interrupted; otherwise undefined.
 */
async function endOfBuild(record: PublishingRecord, { revisions }: Saved, now: Date) {
  const { call, built } = record
  const isOpen = call !== null && !hasArrived(record)
  if (isOpen && call.outcome === 'failed') return undefined
  const status = await buildStatus()
  if (!status || status.queued || status.state === 'building') return undefined
  const { state, since, finishedAt, error } = status
  if (
    state === 'failed' &&
    finishedAt &&
    finishedAt >= ((isOpen ? call.at : built?.builtAt) ?? '')
  ) {
    const why = `The build failed: ${failureLine(error)}`
    return (next: PublishingRecord) =>
      buildFailed(isOpen ? next : claimed(next, revisions, new Date(finishedAt)), why, now)
  }
  return isOpen && since > call.at
    ? (next: PublishingRecord) => interrupted(next, since)
    : undefined
}
