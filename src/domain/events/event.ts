import type { RelativeTime, TimeSpan } from './relative.ts'

/** The seven kinds of event (docs/product.md, section 5). */
export const CATEGORIES = [
  'prayer',
  'education',
  'lecture',
  'social',
  'youth',
  'charity',
  'other',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Kinds of event as people read them. */
export const CATEGORY_LABELS: Record<Category, string> = {
  prayer: 'Prayer',
  education: 'Education',
  lecture: 'Lecture',
  social: 'Social',
  youth: 'Youth',
  charity: 'Charity',
  other: 'Other',
}

/** An event as stored and sent; dates and times are texts, because senders leave them empty. */
export interface CommunityEvent {
  id: string
  title: string
  description: string
  /** 'YYYY-MM-DD', possibly with a time part; read it with `eventDate`. */
  date: string
  /** 'HH:MM' or 'HH:MM:SS', '00:00:00' for none; read it with `eventClock`. */
  startTime: string
  endTime: string
  location: string
  /** A file name among the uploads, a path of this site, or a full address; see `eventImage`. */
  image: string
  /** Visible to the public. */
  active: boolean
  /**
   * Happens every week on the weekday of its date: on every such day, earlier ones too, unless
   * `from`, `until` and `skipped` say otherwise.
   */
  recurring: boolean
  category: Category
  moreInfoUrl: string
  /** First and last day ('YYYY-MM-DD') of a weekly event; absent: no bound. */
  from?: string | undefined
  until?: string | undefined
  /** Days on which a weekly event does not take place. */
  skipped?: readonly string[] | undefined
  /** When it starts in relation to a prayer; `startTime` is then ''. */
  startsAt?: RelativeTime | undefined
  /** When it ends in relation to a prayer or to its start; `endTime` is then ''. */
  endsAt?: RelativeTime | TimeSpan | undefined
  /**
   * Of an event with relative times: the clock times by the date on which it then starts, '' for
   * none, of last month to half a year ahead, as the server resolved them. That date is the day
   * after the event's own day where the start is past midnight. Read them with `hoursOn`.
   */
  times?: ResolvedTimes | undefined
}

/** Start and end on 24 hours by the date of the start; an end before the start is the next day's. */
export type ResolvedTimes = Readonly<Record<string, readonly [start: string, end: string]>>

/** How long a deleted event can be brought back, in days. */
export const RESTORABLE_DAYS = 30
