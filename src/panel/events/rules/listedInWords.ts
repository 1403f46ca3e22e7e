import type { CommunityEvent } from '#domain/events/event.ts'
import { formatShortDay } from '#domain/time/format.ts'

/** What keeps visitors from finding an event that is active: 'Listed from Tue, Dec 1'; '' for nothing. */
export function listedInWords({ listedFrom, listedUntil }: CommunityEvent, today: string): string {
  if (listedFrom && listedFrom > today) return `Listed from ${formatShortDay(listedFrom)}`
  return listedUntil && listedUntil < today ? 'No longer listed' : ''
}
