// Written by `npm run texts` from en-US/eventWords.json.
import { textsOf } from './catalog.ts'
import english from './en-US/eventWords.json' with { type: 'json' }

interface Texts {
  /** The kinds of event (docs/product.md, section 5). */
  categoryTexts: {
    prayer: string
    education: string
    lecture: string
    social: string
    youth: string
    charity: string
    other: string
  }
  /** What an event is, beside its name and hours. */
  eventStateTexts: {
    recurring: string
    onNow: string
  }
  /** The link to more about an event. */
  eventLinkTexts: {
    more: string
    moreRest: (title: string) => string
  }
  /** A day near today, alone or in a date: 'This Friday, November 27'. */
  nearDayTexts: {
    today: string
    tomorrow: string
    thisWeek: (weekday: string) => string
    nextWeek: (weekday: string) => string
  }
  eventDayTexts: {
    every: (weekday: string) => string
    until: (rhythm: string, day: string) => string
    /** A day with its year. */
    full: (weekday: string, date: string) => string
    /** A day of another year than today. */
    farOff: (day: string, year: string) => string
    /** An event without a date. */
    undated: string
  }
  /** How an event repeats, besides every week. */
  eventRhythmTexts: {
    /** 'First Saturday of each month'; `week`: 1 to 5. */
    nthOfMonth: (week: number, weekday: string) => string
    lastOfMonth: (weekday: string) => string
    dayOfMonth: (day: number) => string
    /** Several days in a row. */
    days: (first: string, last: string) => string
  }
  /** A near day on which a weekly event does not take place. */
  missedDayTexts: {
    today: string
    tomorrow: string
    thisWeek: (weekday: string) => string
    nextWeek: (weekday: string) => string
  }
  /** Hours of an event; `what` is one of the moments below. */
  eventHourTexts: {
    range: (start: string, end: string) => string
    lasting: (start: string, span: string) => string
    forHours: (hours: number) => string
    forMinutes: (minutes: number) => string
    forBoth: (hours: number, minutes: number) => string
    at: (what: string) => string
    before: (minutes: number, what: string) => string
    after: (minutes: number, what: string) => string
    sunrise: string
    athan: (prayer: string) => string
    iqama: (prayer: string) => string
    khutbah: (prayer: string) => string
    prayer: (prayer: string) => string
  }
}

export const {
  categoryTexts,
  eventStateTexts,
  eventLinkTexts,
  nearDayTexts,
  eventDayTexts,
  eventRhythmTexts,
  missedDayTexts,
  eventHourTexts,
} = textsOf<Texts>('eventWords', english)
