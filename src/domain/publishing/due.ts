import { addDays, DAY } from '#domain/time/civil.ts'
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
  /** The shortest time between a deploy and an automatic one, as deploys may cost; 0: none. */
  readonly atMostEveryMs: number
}

/** A call that has neither succeeded nor failed after this time ended with its process. */
const CALL_LOST_AFTER_MS = 20_000
/** The rebuild that adds the next year's time tables is due this long before they end. */
const TIMETABLES_LEFT_DAYS = 60
/** The wait before another such rebuild, since each one costs the site's owner build minutes. */
const TIMETABLES_RETRY_MS = 7 * DAY

const later = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms)

/**
 * The origins of saved frames that the pages' CSP blocks: only a rebuild can show them, not the API.
 */
export function blockedFrames({ built }: PublishingRecord, { frames }: Saved): string[] {
  const allowed = built?.frames
  return allowed ? (frames ?? []).filter(origin => !allowed.includes(origin)) : []
}

/** When the pages were last deployed, as far as it is known: a failed call deployed nothing. */
function lastDeploy({ built, call }: PublishingRecord): string {
  const called = call && call.outcome !== 'failed' ? call.at : ''
  const arrived = built?.builtAt ?? ''
  return called > arrived ? called : arrived
}

/**
 * Whether the pages have none of the site's own texts yet: search engines and shared links would read
 * the name of a mosque that does not exist.
 */
const isExample = ({ built, call }: PublishingRecord, { revisions }: Saved): boolean =>
  Boolean(revisions.content && !built?.revisions.content && !call?.revisions.content)

/** When an automatic rebuild may run for what was saved last; null: nothing was. */
function earliest(record: PublishingRecord, saved: Saved, rules: Rules): Date | null {
  if (saved.at === null) return null
  if (blockedFrames(record, saved).length > 0) return new Date(saved.at)
  const quiet = later(saved.at, rules.quietMs)
  const deployed = lastDeploy(record)
  const isFree = deployed === '' || isExample(record, saved)
  const next = isFree ? quiet : later(deployed, rules.atMostEveryMs)
  return next > quiet ? next : quiet
}

/**
 * When the build hook should be called so that the pages show everything saved; null: not at all,
 * because they already do, a rebuild is running, or it would fail again. A frame that the pages
 * block waits for nothing.
 */
export function rebuildDue(record: PublishingRecord, saved: Saved, rules: Rules): Date | null {
  const { built, call } = record
  if (!rules.hook) return null
  const open = call && !hasArrived(record) ? call : null
  const next = earliest(record, saved, rules)
  const isNewer = open !== null && !isSame(open.revisions, saved.revisions)

  if (open?.outcome === 'failed') {
    const retry = open.retryAt === null ? null : new Date(open.retryAt)
    if (!isNewer || !next) return retry
    return retry && retry < next ? retry : next
  }
  if (open?.outcome === 'calling') return later(open.at, CALL_LOST_AFTER_MS)
  if (open && !isNewer) return null
  if (isSame(built?.revisions ?? {}, saved.revisions)) return null
  return next
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
