// Written by `npm run texts` from en-US/format.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/format.json' with { type: 'json' }

interface Texts {
  /** Names of dates and the order of their parts. */
  dateTexts: {
    /** Twelve names with commas between them, as are the short ones; seven weekdays from Sunday on. */
    months: string
    weekdays: string
    shortMonths: string
    shortWeekdays: string
    day: (weekday: Value, month: Value, day: Value) => string
    date: (month: Value, day: Value, year: Value) => string
    full: (weekday: Value, month: Value, day: Value, year: Value) => string
    month: (month: Value, year: Value) => string
    monthDay: (month: Value, day: Value) => string
    /** 'Today' or 'This Friday' with the date without a weekday. */
    near: (near: Value, date: Value) => string
    moment: (date: Value, time: Value) => string
  }
  /** The same where the day comes before the month; of languages with one order only, as above. */
  dayFirstTexts: {
    day: (weekday: Value, month: Value, day: Value) => string
    date: (month: Value, day: Value, year: Value) => string
    full: (weekday: Value, month: Value, day: Value, year: Value) => string
    monthDay: (month: Value, day: Value) => string
  }
  /** The clock; `am` and `pm` of that of 12 hours. */
  clockTexts: {
    am: string
    pm: string
    /** In place of a time that there is not. */
    none: string
    time: (digits: Value, half: Value) => string
    /** Several times of one thing. */
    and: string
  }
}

export const {
  dateTexts,
  dayFirstTexts,
  clockTexts,
} = textsOf<Texts>('format', english)
