import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'

/** The prayers a calendar of prayer times can hold. */
export const FEED_PRAYERS = [...PRAYERS, 'jumuah'] as const
export type FeedPrayer = PrayerName | 'jumuah'

/** Which prayers a subscriber wants, and which of their times. */
export interface PrayerChoice {
  prayers: readonly FeedPrayer[]
  times: 'athan' | 'iqama' | 'both'
}

/**
 * Reads '?prayers=fajr,maghrib&times=iqama'; unknown names are ignored, and without any known
 * prayer all are included, so that a subscription keeps working.
 */
export function prayerChoiceOf(query: URLSearchParams): PrayerChoice {
  const asked = query.getAll('prayers').join().toLowerCase().split(',')
  const prayers = FEED_PRAYERS.filter(prayer => asked.includes(prayer))
  const times = query.get('times')
  return {
    prayers: prayers.length > 0 ? prayers : FEED_PRAYERS,
    times: times === 'athan' || times === 'both' ? times : 'iqama',
  }
}

/** The address of the calendar with these choices: '/prayer-times.ics?prayers=fajr&times=both'. */
export function prayerFeedPath({ prayers, times }: PrayerChoice): string {
  const all = FEED_PRAYERS.every(prayer => prayers.includes(prayer))
  const query = [
    all || prayers.length === 0 ? '' : `prayers=${prayers.join(',')}`,
    times === 'iqama' ? '' : `times=${times}`,
  ].filter(Boolean)
  return `${PRAYER_FEED}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** The feeds' own addresses. */
export const PRAYER_FEED = '/prayer-times.ics'
export const EVENTS_FEED = '/events.ics'

/** A feed's address as calendar programs subscribe to it: 'webcal://example.org/events.ics'. */
export const subscribeAddress = (path: string, origin: string): string =>
  new URL(path, origin).href.replace(/^https?:/, 'webcal:')
