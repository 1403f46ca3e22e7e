import { addDays, civilDateIn, clockIn, MINUTE } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { closureEndTexts as ends, noticeTexts as texts } from '#texts/notices.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import type { Notice } from './notice.ts'

/** When it is, where a notice says so by itself: 'after Dhuhr today (1:30 PM)', 'until 6:00 PM'. */
function noticeWhen({ kind, prayer, end }: Notice, now: Date, zone: string): string {
  const today = civilDateIn(zone, now)
  if (prayer) {
    const name = prayerNames[prayer.name]
    const day = dayInWords(prayerDay(prayer, today, zone), today)
    return prayer.time ? texts.afterAt(name, day, clock12(prayer.time)) : texts.after(name, day)
  }
  return kind === 'closure' ? closureEnd(end, today, zone) : ''
}

/** The notice in one line: its title, and when. */
export function noticeLine(notice: Notice, now: Date, zone: string): string {
  const [title, when] = [noticeTitle(notice), noticeWhen(notice, now, zone)]
  return when ? texts.line(title, when) : title
}

/** The same as a line of its own. */
export function noticeWhenAlone(notice: Notice, now: Date, zone: string): string {
  return capital(noticeWhen(notice, now, zone))
}

/** What says of a title that it is about a janazah. */
const JANAZAH =
  /j[ae]n+a+[zs]+a|yanaza|dženaz|cenaze|fun[eé]r|sal[aā][ht]|namaz|inna+ lil+a|جناز|راجعون|জানাজ/i

/** The title of a notice, which says that it is urgent, or a janazah where a name alone does not. */
export function noticeTitle({ kind, title }: Pick<Notice, 'kind' | 'title'>): string {
  if (kind === 'urgent') return texts.urgent(title)
  return kind === 'janazah' && !JANAZAH.test(title) ? texts.janazah(title) : title
}

/**
 * The day that is named with a janazah's prayer: beside the hour of an Isha after midnight the day of
 * the calendar, unless it is tonight's or tomorrow's.
 */
export function prayerDay(
  { date, at }: NonNullable<Notice['prayer']>,
  today: string,
  zone: string,
): string {
  const isNear = date === today || date === addDays(today, 1)
  return at && !isNear ? civilDateIn(zone, new Date(at)) : date
}

function dayInWords(date: string, today: string): string {
  if (date === today) return texts.today
  return date === addDays(today, 1) ? texts.tomorrow : texts.on(formatDay(date))
}

/** Until when a closure lasts as a line of its own: 'Until 6:00 PM'. */
export const closureEndAlone = (end: string, now: Date, zone: string): string =>
  capital(closureEnd(end, civilDateIn(zone, now), zone))

/** An end at midnight is the end of the day before. */
function closureEnd(iso: string, today: string, zone: string): string {
  const end = new Date(iso)
  const last = new Date(end.getTime() - MINUTE)
  const day = civilDateIn(zone, last)
  const isWhole = civilDateIn(zone, end) !== day
  if (isWhole || clockIn(zone, end) === '23:59') {
    if (day === today) return ends.throughToday
    return day === addDays(today, 1) ? ends.throughTomorrow : ends.throughDay(formatDay(day))
  }
  const time = clock12(clockIn(zone, end))
  if (day === today) return ends.untilTime(time)
  return day === addDays(today, 1) ? ends.untilTomorrow(time) : ends.untilDay(formatDay(day), time)
}
