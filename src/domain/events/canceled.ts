import { closureTexts } from '#texts/closures.ts'
import type { CommunityEvent } from './event.ts'

/** 'Cancelled: snow' of an event that does not take place on a date, since the mosque is closed; else ''. */
export function canceledOn(event: CommunityEvent, date: string | undefined): string {
  const reason = date && event.canceled?.[date]
  if (reason === undefined || date === undefined) return ''
  return reason ? closureTexts.canceledFor(reason) : closureTexts.canceled
}
