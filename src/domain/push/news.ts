import { announcements, whenAlone } from '#domain/prayer/changes.ts'
import { moonDecision } from '#domain/prayer/moonDecision.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { eidInWords } from '#domain/prayer/season.ts'
import { addDays, civilDateIn, HOUR, instantOf } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import { capital } from '#locale/capital.ts'
import { isolate } from '#locale/isolate.ts'
import { marks } from '#texts/marks.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import { topicTexts } from '#texts/topics.ts'
import type { Topic } from './topics.ts'

/** What a notification says. */
interface PushWords {
  readonly title: string
  readonly body: string
}

/** What a notification shows, before it is sent to anybody. */
export interface PushNews extends PushWords {
  readonly topic: Topic
  /** A notification replaces one with the same tag, on a device and on its way. */
  readonly tag: string
  /** The same in the site's other languages, for those who follow in one. */
  readonly words?: Readonly<Record<string, PushWords>> | undefined
  /** The path of the page that it opens. */
  readonly url: string
  /** When it expires; ISO instant. */
  readonly until: string
}

/** Announces that a video is live; of use for an hour. */
export const videoNews = ({ videoId, title }: FoundVideo, now: Date): PushNews => ({
  topic: 'videos',
  tag: `video-${videoId}`,
  title: texts.live(isolate(title)),
  body: texts.liveText,
  url: '/videos',
  until: new Date(now.getTime() + HOUR).toISOString(),
})

/**
 * What changes on a day, today or tomorrow, as the notice on pages says it: iqamas, Jumu'ah, notes such
 * as Eid, and the clocks; of today what is still ahead. Undefined: nothing does.
 */
export function changesOn(
  day: string,
  response: PrayerTimesResponse,
  now: Date,
): PushNews | undefined {
  const { zone, info } = response
  const today = civilDateIn(zone, now)
  const linesUntil = (last: string) =>
    announcements({ ...response, info: info.filter(({ iso }) => iso <= last) }, now)
  const lines = linesUntil(day).slice(linesUntil(addDays(day, -1)).length)
  if (lines.length === 0) return undefined
  return {
    topic: 'iqama',
    tag: 'iqama',
    title: topicTexts.iqama.name,
    body: lines.map(({ when, what }) => whenAlone(when, today) + marks.colon + what).join('\n'),
    url: '/prayer-times',
    until: instantOf(day, day === today ? '23:59' : '13:00', zone).toISOString(),
  }
}

/** The same once none of it is so. */
export const changesTakenBack = (was: PushNews): PushNews => ({
  ...was,
  title: texts.withdrawn(was.title),
  body: `${was.body}\n${texts.withdrawnText}`,
})

/** The evening on which the mosque waits for the moon at a moment, 'YYYY-MM-DD'; undefined: it does not. */
export function moonEvening(response: PrayerTimesResponse, now: Date): string | undefined {
  const state = prayerState(response, now)
  return state.status === 'ready' && state.moon?.isEvening ? state.today.iso : undefined
}

/**
 * What the moon's followers hear: that the mosque waits for it, from Maghrib on and once an evening
 * (`told` is the last one), what a save of the settings decided, and that a decision was taken back.
 * `before` are the times under the settings of the last comparison, where they have changed since.
 */
export function moonNews(
  { before, after }: { before?: PrayerTimesResponse | undefined; after: PrayerTimesResponse },
  told: string,
  now: Date,
): PushNews | undefined {
  const state = prayerState(after, now)
  if (state.status !== 'ready') return undefined
  const { moon, today, tomorrow } = state
  const was = before && prayerState(before, now)
  // What says 'today', 'tonight' or 'tomorrow' is not sent after midnight, and names its day, since
  // it may be read later.
  const news = (title: string, text: string, until = '00:00', day = today): PushNews => ({
    ...{ topic: 'moon', tag: 'moon', title, url: '/prayer-times' },
    body: [capital(formatDay(day.iso)), text].join(marks.dot),
    until: instantOf(tomorrow.iso, until, after.zone).toISOString(),
  })
  const decision = was && moonDecision(was, state)
  if (decision?.isSeen && tomorrow.eid) {
    return news(texts.confirmed(eidInWords(tomorrow.eid)), texts.confirmedText, '13:00', tomorrow)
  }
  if (decision) return news(texts.confirmed(decision.text), texts.confirmedText)
  const takenBack = was && moonDecision(state, was)
  if (!moon) return takenBack && news(texts.withdrawn(takenBack.text), texts.withdrawnText)
  const isNew = moon.isEvening && told !== today.iso
  return takenBack || isNew ? news(texts.waiting(moon.month), moon.words.join('\n')) : undefined
}
