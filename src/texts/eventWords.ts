// Written by `npm run texts` from en-US/eventWords.json.
import { textsOf, type Value } from './catalog.ts'
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
    moreRest: (title: Value) => string
  }
  /** A day near today, alone or in a date: 'This Friday, November 27'. */
  nearDayTexts: {
    today: string
    tomorrow: string
    thisWeek: (weekday: Value) => string
    nextWeek: (weekday: Value) => string
  }
  eventDayTexts: {
    every: (weekday: Value) => string
    until: (rhythm: Value, day: Value) => string
    /** A day with its year. */
    full: (weekday: Value, date: Value) => string
    /** A day of another year than today. */
    farOff: (day: Value, year: Value) => string
    /** An event without a date. */
    undated: string
  }
  /** How an event repeats, besides every week. */
  eventRhythmTexts: {
    /** 'First Saturday of each month'; `week`: 1 to 5. */
    nthOfMonth: (week: number, weekday: Value) => string
    lastOfMonth: (weekday: Value) => string
    dayOfMonth: (day: number) => string
    /** Several days in a row. */
    days: (first: Value, last: Value) => string
  }
  /** A near day on which a weekly event does not take place. */
  missedDayTexts: {
    today: string
    tomorrow: string
    thisWeek: (weekday: Value) => string
    nextWeek: (weekday: Value) => string
  }
  /** Hours of an event; `what` is one of the moments below. */
  eventHourTexts: {
    range: (start: Value, end: Value) => string
    lasting: (start: Value, span: Value) => string
    forHours: (hours: number) => string
    forMinutes: (minutes: number) => string
    forBoth: (hours: number, minutes: number) => string
    at: (what: Value) => string
    before: (minutes: number, what: Value) => string
    after: (minutes: number, what: Value) => string
    sunrise: string
    athan: (prayer: Value) => string
    iqama: (prayer: Value) => string
    khutbah: (prayer: Value) => string
    prayer: (prayer: Value) => string
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
