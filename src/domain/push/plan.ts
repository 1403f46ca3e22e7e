import { writtenEvent } from '#domain/events/writtenEvent.ts'
import { writtenNotice } from '#domain/notices/writtenNotice.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { translatedTimes } from '#domain/prayer/translatedTimes.ts'
import { addDays, civilDateIn, clockIn } from '#domain/time/civil.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import { type ChangedEvent, eventNews } from './eventNews.ts'
import {
  changesOn,
  changesTakenBack,
  moonEvening,
  moonNews,
  type PushNews,
  videoNews,
} from './news.ts'
import { noticeNews, type StoredNews } from './noticeNews.ts'
import { type Outbox, withNews, withoutDone } from './outbox.ts'

/** What is stored, as far as followers hear of it. */
export interface PushFacts {
  /** Also deleted ones. */
  readonly notices: readonly StoredNews[]
  readonly videos: readonly FoundVideo[]
  /** The clock at which the changes of the next day are sent. */
  readonly iqamaAt: string
  /** `before`: the times under the settings of the last comparison, where those were saved since. */
  readonly prayer: {
    readonly revision: number
    readonly times: PrayerTimesResponse
    readonly before: PrayerTimesResponse | undefined
  }
  /** What changed since the last comparison; undefined: nothing, or the last save is too fresh. */
  readonly events:
    | { readonly revision: number; readonly changed: readonly ChangedEvent[] }
    | undefined
}

type Seen = Outbox['seen']

/** What is new: what followers hear, the tags of what is true no more, and what was announced then. */
interface Plan {
  readonly news: readonly PushNews[]
  readonly over: ReadonlySet<string>
  readonly seen: Seen
}

/** A session left open cannot keep the moon's followers awake: enough for two taps taken back. */
const MOST_OF_MOON_A_DAY = 6
const VIDEOS_REMEMBERED = 20

/**
 * What is new in what is stored, in the reader's language. What is stored is compared with what was
 * announced (`seen`), and both are written at once: a crash between a save and its announcement loses
 * nothing, and nothing is announced twice.
 */
export function planOf(outbox: Outbox, found: PushFacts, now: Date): Plan {
  const { seen } = outbox
  const facts = writtenFacts(found)
  const { zone } = facts.prayer.times
  const today = civilDateIn(zone, now)
  const notices = noticeNews(facts.notices, outbox, now, zone)
  const live = facts.videos.filter(({ isLive, videoId }) => isLive && !seen.live.includes(videoId))
  const { times, before } = facts.prayer
  const isEvening = clockIn(zone, now) >= facts.iqamaAt
  // From one evening to the next followers were told of one day.
  const day = isEvening ? addDays(today, 1) : today
  const isSaid = seen.iqama >= day
  const is = isEvening || isSaid ? changesOn(day, times, now) : undefined
  // Once it was sent, it is said again where a save makes it another, or takes it back.
  const was = isSaid && before ? changesOn(day, before, now) : undefined
  const isSame = isSaid && (!before || was?.body === is?.body)
  const isTakenBack = was && !is
  // What nobody heard of needs no correction.
  const isHeard = [...outbox.messages, ...outbox.recent].some(
    ({ topic, sent, at }) =>
      topic === 'iqama' && sent > 0 && civilDateIn(zone, new Date(at)) >= addDays(day, -1),
  )
  const change = isTakenBack
    ? isHeard && changesTakenBack(was)
    : !isSame && (isEvening || isHeard) && is
  const moon = moonPlan(facts.prayer, seen.moon, now)
  const news: PushNews[] = [
    ...notices.news,
    ...live.map(video => videoNews(video, now)),
    ...(change ? [change] : []),
    ...(facts.events ? eventNews(facts.events.changed, { today, zone, now }) : []),
    ...(moon.news ? [moon.news] : []),
  ]
  return {
    news,
    over: isTakenBack ? new Set([...notices.over, was.tag]) : notices.over,
    seen: {
      notices: notices.seen,
      events: facts.events?.revision ?? seen.events,
      iqama: isEvening ? addDays(today, 1) : seen.iqama,
      live: [...seen.live, ...live.map(({ videoId }) => videoId)].slice(-VIDEOS_REMEMBERED),
      moon: moon.seen,
    },
  }
}

export const isNew = ({ seen }: Plan, outbox: Outbox): boolean =>
  JSON.stringify(seen) !== JSON.stringify(outbox.seen)

/** The outbox with a plan in the site's own language, and with the words of the same in others. */
export function withPlan(
  outbox: Outbox,
  { news, over, seen }: Plan,
  others: readonly (readonly [language: string, Plan])[],
  now: Date,
): Outbox {
  const wordsOf = (tag: string) =>
    others.flatMap(([language, { news }]) => {
      const same = news.find(one => one.tag === tag)
      return same ? [[language, { title: same.title, body: same.body }] as const] : []
    })
  const added = news.map(one => ({
    ...one,
    ...(others.length > 0 && { words: Object.fromEntries(wordsOf(one.tag)) }),
  }))
  return withNews(
    withoutDone({ ...outbox, seen }, ({ tag }) => over.has(tag)),
    added,
    now,
  )
}

/** The same in the words of the reader's language. */
function writtenFacts({ notices, events, prayer, ...rest }: PushFacts): PushFacts {
  const { times, before } = prayer
  return {
    ...rest,
    notices: notices.map(writtenNotice),
    prayer: { ...prayer, times: translatedTimes(times), before: before && translatedTimes(before) },
    events: events && {
      ...events,
      changed: events.changed.map(({ before, after, instead, isBack }) => ({
        ...(isBack && { isBack }),
        before: writtenEvent(before),
        after: after && writtenEvent(after),
        instead: instead && writtenEvent(instead),
      })),
    },
  }
}

function moonPlan(
  { revision, times, before }: PushFacts['prayer'],
  seen: Seen['moon'],
  now: Date,
): { news: PushNews | undefined; seen: Seen['moon'] } {
  const evening = moonEvening(times, now) ?? seen?.evening ?? ''
  if (seen?.revision === revision && seen.evening === evening) return { news: undefined, seen }
  const day = civilDateIn(times.zone, now)
  const count = seen?.day === day ? seen.count : 0
  const found = moonNews({ before, after: times }, seen?.evening ?? '', now)
  const news = count < MOST_OF_MOON_A_DAY ? found : undefined
  return { news, seen: { revision, evening, day, count: count + (news ? 1 : 0) } }
}
