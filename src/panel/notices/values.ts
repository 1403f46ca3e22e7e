import { isNoticeLink, LINK_REFUSED } from '#domain/notices/link.ts'
import type { Notice, NoticeFields, NoticeKind } from '#domain/notices/notice.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { civilDateIn, clockIn, instantOf, isCivilDate, minutesOf } from '#domain/time/civil.ts'
import type { Errors } from '#panel/editing/form.ts'

/** The prayer of a janazah as a choice: a prayer, one of several Jumu'ah prayers, or a time. */
export type Follows = PrayerName | `jumuah-${number}` | 'time'

/** What the form of a notice holds; dates and hours are on the mosque's clock. */
export interface NoticeValues {
  kind: NoticeKind
  title: string
  text: string
  link: string
  place: string
  /** '' for the site's language. */
  language: string
  /** Of a janazah: the prayer that it follows, and its day. */
  follows: Follows
  prayerDate: string
  /** '' for as soon as it is saved. */
  startDate: string
  startTime: string
  endDate: string
  endTime: string
}

export const BLANK: NoticeValues = {
  ...{ kind: 'announcement', title: '', text: '', link: '', place: '', language: '' },
  ...{ follows: 'time', prayerDate: '', startDate: '', startTime: '' },
  ...{ endDate: '', endTime: '' },
}

/** A stored notice in the form. */
export function valuesOf(
  notice: NoticeFields & { end?: string | undefined },
  zone: string,
): NoticeValues {
  const { kind, title, text, link = '', place = '', language = '', prayer, start, end } = notice
  const [startDate, startTime] = onClock(start, zone)
  const [endDate, endTime] = prayer || !end ? ['', ''] : onClock(end, zone)
  return {
    ...{ kind, title, text, link, place, language, startDate, startTime, endDate, endTime },
    follows: prayer
      ? prayer.name === 'jumuah'
        ? `jumuah-${prayer.slot ?? 0}`
        : prayer.name
      : 'time',
    prayerDate: prayer?.date ?? '',
  }
}

const onClock = (instant: string, zone: string): [date: string, clock: string] => {
  const at = new Date(instant)
  return [civilDateIn(zone, at), clockIn(zone, at)]
}

/** Whether the notice's time is that of a prayer. */
export const followsPrayer = ({ kind, follows }: NoticeValues): boolean =>
  kind === 'janazah' && follows !== 'time'

/**
 * What is sent. `stored`: of an edited notice; seconds that the form does not show are kept where
 * its minute is the same.
 */
export function fieldsOf(
  values: NoticeValues,
  zone: string,
  now: Date,
  stored: Pick<Notice, 'start' | 'end'> | null,
): NoticeFields {
  const { kind, title, text, link, place, language, follows, prayerDate } = values
  const { startDate, startTime, endDate, endTime } = values
  const instant = (date: string, clock: string, kept: string | undefined) =>
    kept && onClock(kept, zone).join() === `${date},${clock}`
      ? kept
      : instantOf(date, clock, zone).toISOString()
  const [name, slot] = follows.split('-') as [PrayerName | 'jumuah', string | undefined]
  return {
    ...{ kind, title, text },
    ...(link.trim() && { link: link.trim() }),
    ...(place.trim() && { place }),
    ...(language && { language }),
    start: startDate ? instant(startDate, startTime || '00:00', stored?.start) : minuteOf(now),
    ...(followsPrayer(values)
      ? { prayer: { name, date: prayerDate, ...(Number(slot) > 0 && { slot: Number(slot) }) } }
      : { end: instant(endDate, endTime, stored?.end) }),
  }
}

/** The start of the minute, since pages look at the clock as a minute begins. */
const minuteOf = (now: Date) => new Date(now.getTime() - (now.getTime() % 60_000)).toISOString()

/** A template's title ends where something has to be typed. */
const UNFINISHED = /\b(for|on)\s*$/

/**
 * What keeps the form from being sent; the server checks the same and more. `stored`: of an edited
 * notice, whose link may stay as it is.
 */
export function problemsOf(
  values: NoticeValues,
  zone: string,
  now: Date,
  stored?: Pick<Notice, 'link'> | null,
): Errors<NoticeValues> {
  const errors: Errors<NoticeValues> = {}
  const { title, link, prayerDate, startDate, startTime, endDate, endTime } = values
  if (!title.trim()) errors.title = 'Enter a title.'
  else if (UNFINISHED.test(title)) errors.title = 'Finish the title.'
  const isNew = link.trim() !== (stored?.link ?? '')
  if (isNew && link.trim() && !isNoticeLink(link.trim())) errors.link = LINK_REFUSED
  if (startDate && !isCivilDate(startDate)) errors.startDate = 'Choose a day.'
  if (followsPrayer(values)) {
    if (!isCivilDate(prayerDate)) errors.prayerDate = 'Choose the day of the prayer.'
    return errors
  }
  if (!isCivilDate(endDate)) errors.endDate = 'Choose the day on which it ends.'
  if (Number.isNaN(minutesOf(endTime))) errors.endTime = 'Enter the time at which it ends.'
  if (errors.endDate || errors.endTime || errors.startDate) return errors
  const end = instantOf(endDate, endTime, zone)
  const start = startDate ? instantOf(startDate, startTime || '00:00', zone) : now
  if (end <= start) errors.endTime = 'End time must be after start time.'
  return errors
}

/** The field of the form for a field that the server refused. */
export const FIELD_OF: Readonly<Record<string, keyof NoticeValues>> = {
  start: 'startDate',
  end: 'endTime',
  prayer: 'prayerDate',
}
