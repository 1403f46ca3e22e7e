import type { FoundEvent } from '#contract/importEvents.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { Refusal } from '../../http/refusal.ts'

/** What a calendar says of an event; its picture, and whether it is visible, are the site's. */
const THEIRS = [
  ...(['title', 'description', 'location', 'moreInfoUrl', 'category', 'date'] as const),
  ...(['startTime', 'endTime', 'recurring', 'repeats', 'from', 'until', 'skipped'] as const),
]
type Theirs = Pick<StoredEvent, (typeof THEIRS)[number]>

/** Whether two versions of an event are the same in what its calendar says. */
export const saysTheSame = (one: Theirs, other: Theirs): boolean =>
  THEIRS.every(name => JSON.stringify(one[name] ?? '') === JSON.stringify(other[name] ?? ''))

const LOCKED =
  'This event comes from a calendar that is read every hour. Change it there, or hide it here.'

/** Throws Refusal 409 where a save changes what the event's calendar says, or deletes it (`next` absent). */
export function refuseTheirs(
  { calendar, ...before }: Pick<StoredEvent, 'calendar'> & Theirs,
  next?: Theirs,
): void {
  if (calendar && !(next && saysTheSame(before, next))) {
    throw new Refusal(409, 'from_calendar', LOCKED)
  }
}

/** Whether an event of a calendar, which names only what is to come, is over rather than gone. */
export const isPast = (
  { date, until, recurring, repeats }: Pick<FoundEvent, 'date' | 'until' | 'recurring' | 'repeats'>,
  today: string,
): boolean => (recurring || repeats ? (until ?? '9999') : date) < today
