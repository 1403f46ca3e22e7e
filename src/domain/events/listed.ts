import { instantOf } from '#domain/time/civil.ts'
import type { CommunityEvent } from './event.ts'

/**
 * Whether visitors find an event on a day at the mosque: it is active, and within the days from and
 * until which it is listed. Server and pages ask this alike, since a page may be older than the day.
 */
export const isListed = (
  {
    active,
    listedFrom = '',
    listedUntil,
  }: Pick<CommunityEvent, 'active' | 'listedFrom' | 'listedUntil'>,
  today: string,
): boolean => active && listedFrom <= today && (!listedUntil || today <= listedUntil)

/** When the site publishes a hidden event by itself; undefined where it does not. */
export function publishMoment(
  { active, publishOn, publishAt }: Pick<CommunityEvent, 'active' | 'publishOn' | 'publishAt'>,
  zone: string,
): Date | undefined {
  return !active && publishOn ? instantOf(publishOn, publishAt || '00:00', zone) : undefined
}
