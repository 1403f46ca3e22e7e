import type { DeployCosts } from '#contract/publishing.ts'
import type { PublishState } from '#domain/publishing/publishState.ts'
import { civilDateIn, clockIn, DAY, HOUR, MINUTE, SECOND } from '#domain/time/civil.ts'
import { clock12, formatDay, formatLong, weekdayName } from '#domain/time/format.ts'

/** What a person reads of publishing. */
export interface PublishWords {
  label: string
  /** What comes next, where there is little room; '' when nothing does. */
  next: string
  /** Whole sentences. */
  detail: string
}

const TICK_MS = 5 * MINUTE

/** 'at 8:42 AM', on another day 'on November 20, 2026'; on the mosque's clock. */
function when(iso: string, zone: string, now: Date): string {
  const instant = new Date(iso)
  const day = civilDateIn(zone, instant)
  return day === civilDateIn(zone, now)
    ? `at ${clock12(clockIn(zone, instant))}`
    : `on ${formatLong(day)}`
}

/** So long a save waits until no older copy is sent; those that remain expire within 5 minutes. */
const PURGED_WITHIN_MS = 8_000

/** When something due is done, short and in full: the server's tick runs every five minutes. */
function about(iso: string, zone: string, now: Date): { next: string; full: string } {
  const due = Math.max(new Date(iso).getTime(), now.getTime())
  const tick = new Date(Math.ceil(due / TICK_MS) * TICK_MS)
  const day = civilDateIn(zone, tick)
  const clock = `about ${clock12(clockIn(zone, tick))}`
  if (day === civilDateIn(zone, now)) return { next: clock, full: clock }
  const isNear = due - now.getTime() < 6 * DAY
  return {
    next: `on ${isNear ? weekdayName(day) : formatLong(day)}`,
    full: `on ${formatDay(day)}, ${clock}`,
  }
}

/** Says a state of publishing in the words of a volunteer. */
export function publishWords(progress: PublishState, zone: string, now: Date): PublishWords {
  switch (progress.state) {
    case 'saved': {
      const isLate = now.getTime() - new Date(progress.at).getTime() >= PURGED_WITHIN_MS
      return {
        label: 'Saved',
        next: isLate ? 'Visible within 5 minutes' : 'Not live yet',
        detail: `Your change is saved. Visitors see it within ${isLate ? '5 minutes' : 'seconds'}.`,
      }
    }
    case 'live': {
      if (progress.rebuildDueAt === null) {
        return {
          label: 'Live for visitors',
          next: '',
          detail:
            'Visitors see your changes. The prebuilt pages stay older until someone deploys the site, because no build hook is set.',
        }
      }
      const due = about(progress.rebuildDueAt, zone, now)
      return {
        label: 'Live for visitors',
        next: `Rebuild ${due.next}`,
        detail: `Visitors see your changes. The pages are rebuilt with them ${due.full}.`,
      }
    }
    case 'rebuilding':
      return {
        label: 'Rebuilding…',
        next: progress.live ? 'Live for visitors' : '',
        detail: progress.live
          ? 'Visitors see your changes. The pages are being rebuilt with them.'
          : 'The pages are being rebuilt with your changes.',
      }
    case 'rebuilt':
      return {
        label: progress.at === null ? 'Up to date' : `Rebuilt ${when(progress.at, zone, now)}`,
        next: '',
        detail: 'Everything that was saved is in the pages.',
      }
    case 'failed': {
      const retry =
        progress.retryAt === null ? null : `Next try ${about(progress.retryAt, zone, now).full}`
      return {
        label: 'Failed',
        next: retry ?? 'Action needed',
        detail: [
          progress.why,
          retry ? `${retry}.` : 'Try again with “Publish now”.',
          progress.live
            ? 'Visitors still see your changes; only the prebuilt pages are older.'
            : 'The pages stay as they were.',
        ].join(' '),
      }
    }
  }
}

/** What rebuilding costs, where every rebuild is a deploy that is charged. */
export function costWords({ automatic, manual, atMostEveryHours }: DeployCosts): string {
  const own = `${automatic} automatic ${automatic === 1 ? 'deploy' : 'deploys'}`
  const apart = atMostEveryHours > 0 ? `, at least ${atMostEveryHours} hours apart,` : ''
  return `“Publish now” starts a deploy, which uses credits of your Netlify plan. This month: ${own}${apart} and ${manual} with “Publish now”.`
}

const QUICK_FOR_MS = MINUTE
/** A rebuild that is due this late needs no close watch. */
const FAR_MS = HOUR

/** After how many milliseconds to request again; null: nothing is being published. */
export function requestAgainAfter(progress: PublishState, now: Date): number | null {
  const since = (iso: string) => now.getTime() - new Date(iso).getTime()
  switch (progress.state) {
    case 'saved':
    case 'rebuilding':
      return since(progress.at) < QUICK_FOR_MS ? 2 * SECOND : 15 * SECOND
    case 'live':
      if (progress.rebuildDueAt === null) return null
      if (-since(progress.rebuildDueAt) > FAR_MS) return 600 * SECOND
      return Math.min(Math.max(-since(progress.rebuildDueAt), 0) + 2 * SECOND, 60 * SECOND)
    case 'failed':
      return progress.retryAt === null ? null : 30 * SECOND
    case 'rebuilt':
      return null
  }
}
