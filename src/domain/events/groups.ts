import { addDays, type WallMoment } from '#domain/time/civil.ts'
import { missedDayTexts } from '#texts/eventWords.ts'
import { calledOff } from './canceled.ts'
import { isOver, type ListedEvent } from './carousel.ts'
import { eventDate, hoursOn } from './dates.ts'
import { nearWords } from './dayWords.ts'
import type { CommunityEvent } from './event.ts'
import { takesPlaceOn } from './occurrences.ts'

/** The groups of coming events, in order. */
const GROUPS = ['today', 'week', 'later'] as const
type Group = (typeof GROUPS)[number]

/** Days whose weekday alone says which day is meant: 'This Friday'. */
const NEAR_DAYS = 6
/** How far ahead a skipped day is announced: 'Not next Friday' is thirteen days at most. */
const ANNOUNCED_DAYS = 13

/** Coming events by how near they are; groups without events are left out. */
export function grouped<E extends CommunityEvent>(
  listed: readonly ListedEvent<E>[],
  today: string,
): { group: Group; listed: ListedEvent<E>[] }[] {
  return GROUPS.map(group => ({
    group,
    listed: listed.filter(({ date }) => groupOf(date, today) === group),
  })).filter(({ listed: members }) => members.length > 0)
}

/** An event of yesterday that is still on is today's. */
function groupOf(date: string | undefined, today: string): Group {
  if (!date || date > addDays(today, NEAR_DAYS)) return 'later'
  return date <= today ? 'today' : 'week'
}

/** The next day, within two weeks, on which a repeating event does not take place. */
export const nextMiss = (event: CommunityEvent, today: string): string | undefined =>
  missedDays(event, today, addDays(today, ANNOUNCED_DAYS))[0]

/** 'Not this Saturday'; '' for none. */
export function missInWords(event: CommunityEvent, today: string): string {
  const missed = nextMiss(event, today)
  return (missed && nearWords(missed, today, missedDayTexts)) || ''
}

/** The days of a range on which a repeating event does not take place, in order. */
export function missedDays(event: CommunityEvent, from: string, until: string): string[] {
  if (!eventDate(event.date) || calledOff(event)) return []
  return (
    (event.skipped ?? [])
      .filter(day => day >= from && day <= until)
      // The days that another rule skips are checked when they are saved.
      .filter(day => !event.recurring || takesPlaceOn({ ...event, skipped: [] }, day))
      .sort()
  )
}

/** Whether an event that starts on a date has started and is not over; false without hours. */
export function isOnNow(event: CommunityEvent, date: string, at: WallMoment): boolean {
  const { start, end } = hoursOn(event, date)
  return (
    !!start && !!end && `${date} ${start}` <= `${at.date} ${at.clock}` && !isOver(event, date, at)
  )
}
