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
