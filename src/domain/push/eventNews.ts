import { eventPath } from '#domain/events/address.ts'
import { calledOff } from '#domain/events/canceled.ts'
import { hoursOn } from '#domain/events/dates.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { isListed } from '#domain/events/listed.ts'
import { occurrenceDates } from '#domain/events/occurrences.ts'
import { recurs } from '#domain/events/recurrence.ts'
import { addDays, instantOf, weekday } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { isolate } from '#locale/isolate.ts'
import { marks } from '#texts/marks.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import type { PushNews } from './news.ts'

/** An event before and after one or several saves; `after` is absent once it is deleted. */
export interface ChangedEvent {
  readonly before: CommunityEvent
  readonly after?: CommunityEvent | undefined
  /** One that was made in place of a day that it now skips. */
  readonly instead?: CommunityEvent | undefined
  /** Followers were told that it is cancelled, and it was restored or is visible again. */
  readonly isBack?: boolean
}

/** The mosque's day and zone, and the moment. */
interface Today {
  readonly today: string
  readonly zone: string
  readonly now: Date
}

/** How far ahead a change is news: of what repeats two weeks, otherwise a year. */
const AHEAD = { repeating: 14, once: 366 }
/** More changes at once are one notification. */
const MOST = 3
const DAYS_NAMED = 3

/**
 * What visitors must hear of changed events: that one is cancelled, or that its day, time or place is
 * another. What was hidden or over before is no news, nor is a new event or another text.
 */
export function eventNews(changed: readonly ChangedEvent[], at: Today): PushNews[] {
  const news = changed.flatMap(one => newsOf(one, at) ?? [])
  if (news.length <= MOST) return news
  const until =
    news
      .map(one => one.until)
      .sort()
      .at(-1) ?? ''
  const tag = `events-${at.now.toISOString()}`
  const body = news.map(({ title }) => title).slice(0, 2 * MOST)
  return [
    {
      topic: 'events',
      tag,
      title: texts.several(news.length),
      body: body.join('\n'),
      url: '/events',
      until,
    },
  ]
}

function newsOf({ before, after, instead, isBack }: ChangedEvent, at: Today): PushNews | null {
  const { today } = at
  const dates = after && isListed(after, today) ? datesAhead(after, at) : []
  if (isBack && after && dates[0]) return movedTo(after, dates[0], at)
  if (!isListed(before, today)) return null
  const ahead = datesAhead(before, at)
  const restored = calledOff(before)
    ? dates[0]
    : dates.find(date => before.skipped?.includes(date) && !ahead.includes(date))
  const [next] = ahead
  if (!next) return after && restored ? movedTo(after, restored, at) : null
  const cancelled = (days: readonly string[], event = before): PushNews => ({
    ...about(event, at, days.at(-1) ?? next),
    title: cancelledTitle(event),
    body: texts.not(inWords(days)),
  })
  // Without `active` nobody finds it, nor is it said to be on.
  if (!after?.active) return { ...cancelled(ahead), url: '/events' }
  // Listed from another day on: it takes place all the same.
  if (!isListed(after, today)) return null
  const first = dates.find(date => date >= next) ?? dates[0]
  const missed = ahead.filter(date => !dates.includes(date))
  if (!first) return recurs(before) || calledOff(after) ? cancelled(missed, after) : null
  if (placeAndTime(before, next) !== placeAndTime(after, first) || isMoved(before, after)) {
    return movedTo(after, first, at)
  }
  if (missed.length > 0 && instead?.active) return movedTo(instead, instead.date.slice(0, 10), at)
  if (missed.length > 0) return cancelled(missed, after)
  return restored ? movedTo(after, restored, at) : null
}

/** What followers read of one that is cancelled, by which it is found among what was sent. */
export const cancelledTitle = ({ title }: CommunityEvent) => texts.cancelled(isolate(title))

function movedTo(event: CommunityEvent, date: string, at: Today): PushNews {
  const when = [formatDay(date), hoursInWords(event, date), event.location]
  return {
    ...about(event, at, date),
    title: texts.moved(isolate(event.title)),
    body: texts.now(when.filter(Boolean).join(marks.dot)),
  }
}

/** Whether its rule or its only day is another; a day that is skipped is no other rule. */
function isMoved(before: CommunityEvent, after: CommunityEvent): boolean {
  if (before.recurring !== after.recurring || before.repeats !== after.repeats) return true
  if (before.recurring) return weekday(before.date) !== weekday(after.date)
  return before.date.slice(0, 10) !== after.date.slice(0, 10)
}

/** What decides where and when on a day; hours that follow a prayer differ from day to day. */
function placeAndTime(event: CommunityEvent, date: string): string {
  const { startsAt, location } = event
  return JSON.stringify([startsAt ?? hoursOn(event, date).start, location.trim()])
}

/** The coming days of an event that have not begun; none once it is cancelled. */
function datesAhead(event: CommunityEvent, { today, zone, now }: Today): string[] {
  if (calledOff(event)) return []
  const days = recurs(event) ? AHEAD.repeating : AHEAD.once
  return occurrenceDates(event, { from: today, until: addDays(today, days) }).filter(
    date => date > today || instantOf(date, hoursOn(event, date).start || '23:59', zone) > now,
  )
}

/** What all news of an event have; they are of use until the day in question is over. */
const about = (event: CommunityEvent, { zone }: Today, last: string) => ({
  topic: 'events' as const,
  tag: `event-${event.id}`,
  url: eventPath(event),
  until: instantOf(addDays(last, 1), '00:00', zone).toISOString(),
})

function inWords(days: readonly string[]): string {
  const named = days.slice(0, DAYS_NAMED).map(formatDay).join(marks.semicolon)
  return days.length > DAYS_NAMED ? texts.also(named, days.length - DAYS_NAMED) : named
}
