import { canceledOn } from '#domain/events/canceled.ts'
import { eventDate } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { shownDay } from '#domain/events/listing.ts'
import type { WallMoment } from '#domain/time/civil.ts'
import { clock12, formatDay, formatShortDay } from '#domain/time/format.ts'
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

/** What visitors do not see of an event, or see otherwise, in a sentence; '' where they see it as it is. */
export function unseenInWords(event: CommunityEvent, at: WallMoment): string {
  const listed = listedInWords(event, at.date)
  if (listed) return `${listed}.`
  if (!event.active) return 'It is hidden: visitors do not see it.'
  const { date, isOver } = shownDay(event, at)
  if (isOver) return 'It is over already: visitors find it among past events.'
  const canceled = date && canceledOn(event, date)
  return canceled ? readInstead(date, canceled) : ''
}

/** What visitors read of a day in place of what was saved for it. */
export const readInstead = (date: string, words: string): string =>
  `On ${formatDay(date)} visitors read “${words}”.`
