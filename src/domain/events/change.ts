import type { CommunityEvent } from './event.ts'
import type { RelativeTime, TimeSpan } from './relative.ts'

/** What a save must say of an event; the times are 'HH:MM', or '' where `startsAt` or `endsAt` says it. */
type Told = 'title' | 'description' | 'date' | 'startTime' | 'endTime' | 'location' | 'category'

/** What a save says of an event. Of the optional parts an absent one stays as it is. */
export interface EventChange extends Pick<CommunityEvent, Told> {
  active?: boolean | undefined
  recurring?: boolean | undefined
  moreInfoUrl?: string | undefined
  /** '' stays as it is, too: only `removeImage` drops the picture. */
  image?: string | undefined
  removeImage: boolean
  /** '' for no bound. */
  from?: string | undefined
  until?: string | undefined
  skipped?: readonly string[] | undefined
  /** null: on the clock. */
  startsAt?: RelativeTime | null | undefined
  endsAt?: RelativeTime | TimeSpan | null | undefined
}

/** The event that a save makes; `before` is undefined for a new one, which is active unless told. */
export function changedEvent(
  before: CommunityEvent | undefined,
  change: EventChange,
): Omit<CommunityEvent, 'id' | 'times'> {
  const { removeImage, startTime, endTime } = change
  const recurring = change.recurring ?? before?.recurring ?? false
  // A clock time without a word about the other kind comes from a sender who knows clock times alone.
  const startsAt = startTime ? null : (change.startsAt ?? before?.startsAt)
  const endsAt = endTime ? null : (change.endsAt ?? before?.endsAt)
  const from = change.from ?? before?.from
  const until = change.until ?? before?.until
  const skipped = [...new Set(change.skipped ?? before?.skipped)].sort()
  return {
    title: change.title,
    description: change.description,
    date: change.date,
    startTime,
    endTime,
    location: change.location,
    image: removeImage ? '' : change.image || before?.image || '',
    active: change.active ?? before?.active ?? true,
    recurring,
    category: change.category,
    moreInfoUrl: change.moreInfoUrl ?? before?.moreInfoUrl ?? '',
    ...(recurring && from && { from }),
    ...(recurring && until && { until }),
    ...(recurring && skipped.length > 0 && { skipped }),
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
  }
}
