import type { PrayerName } from '#domain/prayer/names.ts'
import type { NoticeText } from './fields.ts'
import { KINDS_BY_URGENCY, type NoticeKind } from './kinds.ts'

/** The prayer that a janazah follows. Of several Jumu'ah prayers, `slot` counts from 0. */
export interface JanazahPrayer {
  readonly name: PrayerName | 'jumuah'
  /** The day, 'YYYY-MM-DD'. */
  readonly date: string
  readonly slot?: number | undefined
}

/** What an admin writes. */
export interface NoticeFields {
  readonly kind: NoticeKind
  /** One line. */
  readonly title: string
  /** Further lines; '' where the title says everything. */
  readonly text: string
  /** An https address, or a path of this site. */
  readonly link?: string | undefined
  readonly place?: string | undefined
  /** Of a janazah that follows a prayer: its time and its end are those of that prayer. */
  readonly prayer?: JanazahPrayer | undefined
  /** ISO instant from which it is shown. */
  readonly start: string
  /** Nobody gets it before its start; otherwise pages have it ahead, to show it on the minute. */
  readonly held?: boolean | undefined
  /** ISO instant after which it is not shown; absent only with `prayer`, which decides the end. */
  readonly end?: string | undefined
  /** A BCP 47 tag, where it is not the site's language. */
  readonly language?: string | undefined
  /** Of a closure: why, in a word or a few: 'snow'. */
  readonly reason?: string | undefined
  /**
   * Of a closure that cancels what falls into its hours: what takes place all the same, prayers and
   * 'jumuah' by their names, events by their ids. Absent: it cancels nothing.
   */
  readonly keeps?: readonly string[] | undefined
}

/** A notice as visitors, screens and feeds get it: its end is known, and the time of its prayer. */
export interface Notice extends NoticeFields {
  readonly id: string
  readonly end: string
  /** Of a response in a language: the languages of the texts that are in another one. */
  readonly lang?: Readonly<Partial<Record<NoticeText, string>>> | undefined
  readonly prayer?:
    | (JanazahPrayer & {
        /** The iqama, or a Jumu'ah's prayer, on 24 hours; absent where that day has no times. */
        readonly time?: string | undefined
        /** The same as an ISO instant. */
        readonly at?: string | undefined
      })
    | undefined
}

/** Whether a notice is shown at a moment: from its start until its end. */
export const isInForce = ({ start, end }: Pick<Notice, 'start' | 'end'>, now: Date): boolean =>
  Date.parse(start) <= now.getTime() && now.getTime() < Date.parse(end)

/** The notices shown at a moment: urgent, janazah, closure, announcement; of one kind the first to end. */
export function noticesInForce<N extends Notice>(notices: readonly N[], now: Date): N[] {
  return byUrgency(notices.filter(notice => isInForce(notice, now)))
}

/** The notices in the order in which they are shown. */
export const byUrgency = <N extends Notice>(notices: readonly N[]): N[] =>
  [...notices].sort(
    (a, b) =>
      KINDS_BY_URGENCY.indexOf(a.kind) - KINDS_BY_URGENCY.indexOf(b.kind) ||
      Date.parse(a.end) - Date.parse(b.end) ||
      (a.id < b.id ? -1 : 1),
  )
