import { FEED_PRAYERS, prayerFeedPath } from '#domain/feeds/choices.ts'

interface Sent {
  path: string
  method?: 'GET' | 'HEAD'
  headers?: Record<string, string>
}

const BR = { 'accept-encoding': 'br' }

/** Every calendar that can be chosen. */
const CALENDARS = Array.from({ length: 2 ** FEED_PRAYERS.length - 1 }, (_, bits) =>
  FEED_PRAYERS.filter((_, at) => (bits + 1) & (1 << at)),
).flatMap(prayers =>
  (['iqama', 'athan', 'both'] as const).map(times => prayerFeedPath({ prayers, times })),
)
const calendar = (at: number) => CALENDARS[at % CALENDARS.length] ?? ''

/** What a client sends as its nth request to have the server compute each time. */
export const FLOODS: Record<string, (at: number) => Sent> = {
  'unknown prayers': at => ({ path: `/prayer-times.ics?prayers=fajr,x${at}`, headers: BR }),
  'unknown times': at => ({ path: `/prayer-times.ics?times=x${at}`, headers: BR }),
  'every year': at => ({ path: `/api/prayertimes?year=${1970 + (at % 131)}`, headers: BR }),
  'a session cookie': at => ({
    path: '/api/prayertimes',
    headers: { ...BR, cookie: `session=x${at}` },
  }),
  'a session cookie for the events': at => ({
    path: '/events.ics',
    headers: { ...BR, cookie: `session=x${at}` },
  }),
  'every calendar': at => ({ path: calendar(at), headers: BR }),
  'HEAD of every calendar': at => ({ path: calendar(at), method: 'HEAD', headers: BR }),
  'content of made-up revisions': at => ({
    path: `/api/newer?since=${1_000_000 + at}`,
    headers: BR,
  }),
  'events that there are not': at => ({ path: `/events/x-${at}`, headers: BR }),
  'one event of the calendar': at => ({ path: `/events.ics?event=x${at}`, headers: BR }),
  'the calendar under made-up Hosts': at => ({
    path: '/events.ics',
    headers: { ...BR, host: `x${at}.example` },
  }),
  health: () => ({ path: '/api/health', headers: BR }),
}
