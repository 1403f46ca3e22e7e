import { closureTexts } from '#texts/closures.ts'
import { eventDate } from './dates.ts'
import type { CommunityEvent } from './event.ts'
import { startDate } from './occurrences.ts'

/** The date on which an event of one day starts, once it is cancelled: it skips its own day. */
export function calledOff(event: CommunityEvent): string | undefined {
  if (event.recurring || event.repeats || event.occurrences) return undefined
  const day = eventDate(event.date)
  return day && event.skipped?.includes(day) ? startDate(event, day) : undefined
}

/** 'Cancelled: snow' of an event that does not take place on a date, as it is cancelled or the mosque is closed; else ''. */
export function canceledOn(event: CommunityEvent, date: string | undefined): string {
  const reason = date && event.canceled?.[date]
  if (reason === undefined || date === undefined) return ''
  return reason ? closureTexts.canceledFor(reason) : closureTexts.canceled
}
