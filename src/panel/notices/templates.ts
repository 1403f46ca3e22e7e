import { NOTICE_FIELDS } from '#domain/notices/fields.ts'
import { addDays, civilDateIn, clockIn, FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { CLOSURE_REASONS } from '#domain/told/closure.ts'
import { unmarked } from '#domain/told/pasted.ts'
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
/** What heads a message and says nothing of it. */
const HEADING =
  /^\P{L}*(?:(?:urgent|important|attention|announcements?|updates?|as+al\w*(?:\s+\S+){0,4}|sala+ms?(?: \w+)?)\P{L}*)?$/iu

/** A text as title and text: its first sentence that says something is the title, where it is short. */
function titled(whole: string): Pick<NoticeValues, 'title' | 'text'> {
  const pieces = whole.split(/(?<=[.!?])\s+|\n/)
  const at = pieces.findIndex(piece => !HEADING.test(piece))
  const title = pieces[at] ?? ''
  if (at < 0 || title.length > TITLE_MOST) return { title: '', text: whole }
  return { title: title.replace(/\.$/, ''), text: pieces.toSpliced(at, 1).join(' ').trim() }
}

/** What a message becomes that is pasted as the title of an empty notice; undefined for a title. */
export function pastedAsTitle({ title, text }: NoticeValues, pasted: string) {
  const whole = unmarked(pasted)
  const isTitle = whole.length <= TITLE_MOST && !whole.includes('\n')
  return title || text || isTitle ? undefined : titled(whole)
}

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
    case 'other':
      return { ...values, ...titled(told.text) }
    default:
      return values
  }
}
