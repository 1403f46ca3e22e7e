import type { BuildFile } from '#domain/publishing/buildFile.ts'
import type { Saved } from '#domain/publishing/due.ts'
import { type PublishState, publishState, unseen } from '#domain/publishing/publishState.ts'
import {
  buildFailed,
  hasArrived,
  interrupted,
  type PublishingRecord,
} from '#domain/publishing/record.ts'
import { isSame } from '#domain/publishing/revisions.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { publishingDocument } from '../storage/publishing.ts'
import { buildStatus, hookRules } from './hook.ts'
import { lastWords } from './lastWords.ts'
import { seeBuild, seeLive } from './publicSite.ts'
import { readSaved } from './saved.ts'

/** What was noted and what is saved, at one moment. */
export interface Look {
  record: PublishingRecord
  saved: Saved
}

/** Reads what was noted last, without looking at the public site. Throws StorageError. */
export async function noted(): Promise<Look> {
  const [{ value: record }, saved] = await Promise.all([read(publishingDocument), readSaved()])
  return { record, saved }
}

/**
 * Looks at the public site as visitors see it, and notes what is new: which build is served, whether
 * the rebuild that was asked for came to nothing, and with `live`, which changes the public answers
 * carry. Throws StorageError.
 */
export async function look(now: Date, { live = false } = {}): Promise<Look> {
  // The build first: what is saved meanwhile is then missing in it, never the other way round.
  const built = await seeBuild()
  const { record, saved } = await noted()
  const withBuild = built ? { ...record, built } : record
  const end = await endOfBuild(withBuild, now)
  const kinds = live
    ? await seeLive(unseen(withBuild, saved), withBuild.built?.revisions ?? {}, saved.revisions)
    : []

  const withNews = (value: PublishingRecord) => {
    let next = built && !isSameBuild(value.built, built) ? { ...value, built } : value
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
  // Mostly there is nothing to note, and then nothing is read again.
  if (withNews(record) === record) return { record, saved }
  const stored = await update(publishingDocument, ({ value }) => {
    const next = withNews(value)
    return next === value ? UNCHANGED : next
  })
  return { record: stored.value, saved }
}

/** Tells how far the last change has come, as a look at the public site shows it. */
export async function publishing(now: Date): Promise<PublishState> {
  const { record, saved } = await look(now, { live: true })
  return publishState(record, saved, hookRules(), now)
}

const isSameBuild = (a: BuildFile | null, b: BuildFile) => JSON.stringify(a) === JSON.stringify(b)

/** Why the rebuild under way will not arrive, as a note to take; undefined where none is known. */
async function endOfBuild(record: PublishingRecord, now: Date) {
  const { call } = record
  if (!call || call.outcome === 'failed' || hasArrived(record)) return undefined
  const status = await buildStatus()
  if (!status || status.queued || status.state === 'building') return undefined
  const { state, since, finishedAt = '', error } = status
  if (state === 'failed' && finishedAt >= call.at) {
    return (next: PublishingRecord) => buildFailed(next, `The build failed: ${lastWords(error)}`)
  }
  return since > call.at ? (next: PublishingRecord) => interrupted(next, now) : undefined
}
