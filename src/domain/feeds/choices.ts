import { alarmOf } from '#domain/icalendar/alarm.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { locale } from '#locale/locale.ts'

/** The prayers a calendar of prayer times can hold. */
export const FEED_PRAYERS = [...PRAYERS, 'jumuah'] as const
export type FeedPrayer = PrayerName | 'jumuah'

/** Which prayers a subscriber wants, which of their times, and how many minutes before a reminder. */
export interface PrayerChoice {
  prayers: readonly FeedPrayer[]
  times: 'athan' | 'iqama' | 'both'
  alarm?: number | undefined
}

/** Which events a subscriber wants: all, or one by its id; and how many minutes before a reminder. */
interface EventsChoice {
  event?: string | undefined
  alarm?: number | undefined
}

/**
 * Reads '?prayers=fajr,maghrib&times=iqama&alarm=10'; unknown names are ignored, and without any known
 * prayer all are included, so that a subscription keeps working.
 */
export function prayerChoiceOf(query: URLSearchParams): PrayerChoice {
  const asked = query.getAll('prayers').join().toLowerCase().split(',')
  const prayers = FEED_PRAYERS.filter(prayer => asked.includes(prayer))
  const times = query.get('times')
  return {
    prayers: prayers.length > 0 ? prayers : FEED_PRAYERS,
    times: times === 'athan' || times === 'both' ? times : 'iqama',
    alarm: alarmOf(query),
  }
}

/** Reads '?event=k7m2x9qd&alarm=10'. */
export const eventsChoiceOf = (query: URLSearchParams): EventsChoice => ({
  event: query.get('event') ?? undefined,
  alarm: alarmOf(query),
})

/** The address of the calendar with these choices: '/prayer-times.ics?prayers=fajr&times=both'. */
export function prayerFeedPath({ prayers, times, alarm }: PrayerChoice): string {
  const all = FEED_PRAYERS.every(prayer => prayers.includes(prayer))
  return pathWith(PRAYER_FEED, {
    prayers: all || prayers.length === 0 ? undefined : prayers.join(','),
    times: times === 'iqama' ? undefined : times,
    alarm,
  })
}

/** The address of the events' calendar with these choices: '/events.ics?event=k7m2x9qd&alarm=10'. */
export const eventsFeedPath = ({ event, alarm }: EventsChoice): string =>
  pathWith(EVENTS_FEED, { event: event && encodeURIComponent(event), alarm })

/** The address of a feed without choices. */
export const feedPath = (path: string): string => pathWith(path, {})

/** The feed is in the language of the one who gets its address; English at the root needs no name. */
function pathWith(path: string, values: Record<string, string | number | undefined>): string {
  const { language, folder } = locale()
  const lang = language === 'en' && !folder ? undefined : language
  const given = Object.entries({ ...values, lang }).filter(([, value]) => value !== undefined)
  const query = given.map(([name, value]) => `${name}=${value}`).join('&')
  return query ? `${path}?${query}` : path
}

/** The feeds' own addresses. */
export const PRAYER_FEED = '/prayer-times.ics'
export const EVENTS_FEED = '/events.ics'

/** A feed's address as calendar programs subscribe to it: 'webcal://example.org/events.ics'. */
export const subscribeAddress = (path: string, origin: string): string =>
  new URL(path, origin).href.replace(/^https?:/, 'webcal:')
