import { addDays } from '#domain/time/civil.ts'
import { hasArrived, type PublishingRecord } from './record.ts'
import { isSame, type Revisions } from './revisions.ts'

/** The stored content at one moment: how often each kind was saved, and the time of the last save. */
export interface Saved {
  readonly revisions: Revisions
  /** ISO instant; null: never. */
  readonly at: string | null
  /** The origins that it shows in frames; absent: those of the build. */
  readonly frames?: readonly string[]
}

/** What decides when the build hook is called. */
export interface Rules {
  /** Whether there is a hook to call. */
  readonly hook: boolean
  /** How long there must have been no edits. */
  readonly quietMs: number
}

/** A call that has neither succeeded nor failed after this time ended with its process. */
const CALL_LOST_AFTER_MS = 20_000
/** The rebuild that adds the next year's time tables is due this long before they end. */
const TIMETABLES_LEFT_DAYS = 60
/** The wait before another such rebuild, since each one costs the site's owner build minutes. */
const TIMETABLES_RETRY_MS = 7 * 86_400_000

const later = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms)

/**
 * The origins of saved frames that the pages' CSP blocks: only a rebuild can show them, not the API.
 */
export function blockedFrames({ built }: PublishingRecord, { frames }: Saved): string[] {
  const allowed = built?.frames
  return allowed ? (frames ?? []).filter(origin => !allowed.includes(origin)) : []
}

/**
 * When the build hook should be called so that the pages show everything saved; null: not at all,
 * because they already do, a rebuild is running, or it would fail again. A frame that the pages
 * block needs no quiet period.
 */
export function rebuildDue(record: PublishingRecord, saved: Saved, rules: Rules): Date | null {
  const { built, call } = record
  if (!rules.hook) return null
  const open = call && !hasArrived(record) ? call : null
  const quietMs = blockedFrames(record, saved).length > 0 ? 0 : rules.quietMs
  const afterQuiet = saved.at === null ? null : later(saved.at, quietMs)
  const isNewer = open !== null && !isSame(open.revisions, saved.revisions)

  if (open?.outcome === 'failed') {
    const retry = open.retryAt === null ? null : new Date(open.retryAt)
    if (!isNewer || !afterQuiet) return retry
    return retry && retry < afterQuiet ? retry : afterQuiet
  }
  if (open?.outcome === 'calling') return later(open.at, CALL_LOST_AFTER_MS)
  if (open && !isNewer) return null
  if (isSame(built?.revisions ?? {}, saved.revisions)) return null
  return afterQuiet
}

/**
 * Whether the prebuilt time tables end so soon that the pages should be rebuilt for the next year.
 * @param today the civil date, such as 2027-11-02
 */
export function timetablesEnd(record: PublishingRecord, today: string, now: Date): boolean {
  const { built, call } = record
  if (!built || today < addDays(built.timetablesUntil, -TIMETABLES_LEFT_DAYS)) return false
  return !call || later(call.at, TIMETABLES_RETRY_MS) <= now
}
