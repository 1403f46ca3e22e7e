/** The seven kinds of event (SPEC section 3). */
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
  /** Happens every week on the weekday of its date. */
  recurring: boolean
  category: Category
  moreInfoUrl: string
}
