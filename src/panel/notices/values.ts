import { blankValues, type ValuesOf } from '#domain/declared/fields.ts'
import { fieldsAlone, PLAIN_FIELDS } from '#domain/notices/fields.ts'
import type { Notice, NoticeFields } from '#domain/notices/notice.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import {
  civilDateIn,
  clockIn,
  instantOf,
  isCivilDate,
  MINUTE,
  minutesOf,
} from '#domain/time/civil.ts'

/** The prayer of a janazah as a choice: a prayer, one of several Jumu'ah prayers, or a time. */
export type Follows = PrayerName | `jumuah-${number}` | 'time'

/** What the form of a notice holds; dates and hours are on the mosque's clock. */
export interface NoticeValues extends ValuesOf<typeof PLAIN_FIELDS> {
  /** Of a janazah: the prayer that it follows, and its day. */
  readonly follows: Follows
  readonly prayerDate: string
  /** '' for as soon as it is saved. */
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  /** What takes place all the same; null: the closure cancels nothing, as those of earlier releases. */
  readonly keeps: readonly string[] | null
}

export const BLANK: NoticeValues = {
  ...blankValues(PLAIN_FIELDS),
  ...{ kind: 'announcement', follows: 'time', prayerDate: '', startDate: '', startTime: '' },
  ...{ endDate: '', endTime: '', keeps: [] },
}

/** A stored notice in the form. */
export function valuesOf(
  notice: NoticeFields & { end?: string | undefined },
  zone: string,
): NoticeValues {
  const { prayer, start, end, keeps = null, ...plain } = fieldsAlone(notice)
  const [startDate, startTime] = onClock(start, zone)
  const [endDate, endTime] = prayer || !end ? ['', ''] : onClock(end, zone)
  return {
    ...{ ...BLANK, ...(plain as Partial<NoticeValues>) },
    ...{ startDate, startTime, endDate, endTime },
    follows: prayer
      ? prayer.name === 'jumuah'
        ? `jumuah-${prayer.slot ?? 0}`
        : prayer.name
      : 'time',
    prayerDate: prayer?.date ?? '',
    keeps: notice.kind === 'closure' ? keeps : [],
  }
}

const onClock = (instant: string, zone: string): [date: string, clock: string] => {
  const at = new Date(instant)
  return [civilDateIn(zone, at), clockIn(zone, at)]
}

/** Whether the notice's time is that of a prayer. */
export const isAfterPrayer = ({ kind, follows }: NoticeValues): boolean =>
  kind === 'janazah' && follows !== 'time'

/**
 * What is sent. `stored`: of an edited notice; seconds that the form does not show are kept where
 * its minute is the same.
 */
export function noticeFieldsOf(
  values: NoticeValues,
  zone: string,
  now: Date,
  stored: Pick<Notice, 'start' | 'end'> | null,
): NoticeFields {
  const { kind, title, text, held, reason, keeps, follows, prayerDate, ...rest } = values
  const { startDate, startTime, endDate, endTime, ...texts } = rest
  const filled = Object.entries(texts).filter(([, value]) => value.trim() !== '')
  /** '' while it is not complete. */
  const instant = (date: string, clock: string, kept: string | undefined) => {
    if (kept && onClock(kept, zone).join() === `${date},${clock}`) return kept
    if (!isCivilDate(date) || Number.isNaN(minutesOf(clock))) return ''
    return instantOf(date, clock, zone).toISOString()
  }
  const [name, slot] = follows.split('-') as [PrayerName | 'jumuah', string | undefined]
  return {
    ...{ kind, title, text },
    ...Object.fromEntries(filled.map(([name, value]) => [name, value.trim()])),
    ...(held && startDate && { held }),
    ...(kind === 'closure' && { ...(reason.trim() && { reason }), ...(keeps && { keeps }) }),
    start: startDate ? instant(startDate, startTime || '00:00', stored?.start) : minuteOf(now),
    ...(isAfterPrayer(values)
      ? { prayer: { name, date: prayerDate, ...(Number(slot) > 0 && { slot: Number(slot) }) } }
      : { end: instant(endDate, endTime, stored?.end) }),
  }
}

/** The start of the minute, since pages look at the clock as a minute begins. */
const minuteOf = (now: Date) => new Date(now.getTime() - (now.getTime() % MINUTE)).toISOString()
