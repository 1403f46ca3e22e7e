import { NOTICE_FIELDS } from '#domain/notices/fields.ts'
import { addDays, civilDateIn, clockIn, FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { CLOSURE_REASONS } from '#domain/told/closure.ts'
import type { Told } from '#domain/told/told.ts'
import { type NoticeWords, TEMPLATES, type Template } from './usual.ts'
import { BLANK, type Follows, type NoticeValues } from './values.ts'

/** The template that an address opens; undefined for any other. */
export const templateIn = (hash: string): Template | undefined =>
  TEMPLATES.find(template => hash === `#new-${template}`)

/** How many days an announcement is shown by default. */
const DAYS_SHOWN = 7
/** Until when something is shown that is not after a day. */
export const untilEndOf = (endDate: string) => ({ endDate, endTime: '23:59' })

/** The title of a closure, as long as nobody writes another. */
export const closedTitle = (words: NoticeWords, reason: string): string =>
  reason ? `${words.closedFor}${reason}` : words.closed

/**
 * The form of a template at a moment. A janazah follows Dhuhr, or Jumu'ah: today's, or tomorrow's once
 * it is past 2 PM; people choose another where it is not so.
 */
export function templateValues(
  template: Template,
  words: NoticeWords,
  now: Date,
  zone: string,
): NoticeValues {
  const today = civilDateIn(zone, now)
  const isLate = clockIn(zone, now) >= '14:00'
  const until = (days: number) => untilEndOf(addDays(today, days))
  switch (template) {
    case 'janazah': {
      const prayerDate = isLate ? addDays(today, 1) : today
      const follows: Follows = weekday(prayerDate) === FRIDAY ? 'jumuah-0' : 'dhuhr'
      const title = words.janazah
      return { ...BLANK, kind: 'janazah', title, follows, prayerDate, ...until(isLate ? 1 : 0) }
    }
    case 'closed': {
      const { stay: text, reasons } = words
      const [reason = ''] = reasons
      return {
        ...BLANK,
        kind: 'closure',
        title: closedTitle(words, reason),
        reason,
        text,
        ...until(0),
      }
    }
    case 'parking': {
      return { ...BLANK, title: words.parking, ...until(0) }
    }
    case 'urgent':
      return { ...BLANK, kind: 'urgent', ...until(1) }
    case 'other':
      return { ...BLANK, ...until(DAYS_SHOWN) }
  }
}

const TITLE_MOST = NOTICE_FIELDS.title.most

/** The form with what a pasted message says. */
export function withToldValues(
  values: NoticeValues,
  words: NoticeWords,
  told: Told | null,
): NoticeValues {
  switch (told?.what) {
    case 'janazah': {
      const { name, follows, time, date, rest } = told
      const at = time && `The prayer is at ${clock12(time)} on ${formatDay(date)}.`
      const text = [at, rest].filter(Boolean).join(' ')
      return {
        ...values,
        title: `${words.janazah}${name}`,
        follows: follows === 'jumuah' ? 'jumuah-0' : (follows ?? 'time'),
        ...{ prayerDate: date, endDate: date, text },
      }
    }
    case 'closed': {
      const { from = '', until, hours, keeps = values.keeps, rest = values.text } = told
      const reason = words.reasons[CLOSURE_REASONS.indexOf(told.reason)] ?? told.reason
      return {
        ...values,
        title: closedTitle(words, reason),
        ...{ reason, keeps, text: rest },
        ...{ startDate: from, startTime: hours?.from ?? (from && '00:00') },
        ...{ endDate: until, endTime: hours?.until ?? values.endTime },
      }
    }
    case 'other': {
      const [first = '', ...others] = told.text.split(/(?<=[.!?])\s+|\n/)
      const isShort = first.length <= TITLE_MOST
      const [title, text] = isShort ? [first, others.join(' ')] : ['', told.text]
      return { ...values, title: title.replace(/\.$/, ''), text }
    }
    default:
      return values
  }
}
