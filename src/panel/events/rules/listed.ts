import { eventDate } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { clock12, formatShortDay } from '#domain/time/format.ts'
import type { EventValues } from './values.ts'

/** A warning about days of being listed that miss the event; '' when there is none. */
export function listedWarning({ date, recurring, repeats, until, ...values }: EventValues): string {
  const { listedFrom, listedUntil } = values
  const last = recurring || repeats ? until : date
  if (listedFrom && eventDate(last) && listedFrom > last) {
    return 'Visitors will find it only when it is over.'
  }
  return listedUntil && eventDate(date) && listedUntil < date && !recurring
    ? 'Visitors will not find it any more on its date.'
    : ''
}

/** What keeps visitors from finding an event that is active: 'Listed from Tue, Dec 1'; '' for nothing. */
export function listedInWords(event: CommunityEvent, today: string): string {
  const { active, publishOn, publishAt = '00:00', listedFrom, listedUntil } = event
  if (!active && publishOn) {
    return `Published by itself on ${formatShortDay(publishOn)} at ${clock12(publishAt)}`
  }
  if (listedFrom && listedFrom > today) return `Listed from ${formatShortDay(listedFrom)}`
  return listedUntil && listedUntil < today ? 'No longer listed' : ''
}
